declare module "*.woff2" {
  /** Public address of the file, with a content hash. */
  const url: string;
  export default url;
}

declare namespace NodeJS {
  interface Require {
    /** webpack: every module in a folder whose path matches. */
    context(folder: string, deep: boolean, matches: RegExp): { keys(): string[]; (path: string): unknown };
  }
}
