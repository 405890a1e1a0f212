declare module "*.woff2" {
  /** Public address of the file, with its content's hash in it. */
  const url: string;
  export default url;
}
