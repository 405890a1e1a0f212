/** Decap CMS's packages that have no types of their own. */

declare module "decap-cms-widget-*" {
  import type { CmsWidgetParam } from "decap-cms-core";
  import type { ComponentClass } from "react";

  /** The props of a field's control that this site uses. */
  export interface ControlProps {
    readonly value?: unknown;
    /** An immutable map of the field's configuration. */
    readonly field: { get(name: string, otherwise?: unknown): unknown };
    /** Id of the field's label and control. */
    readonly forID: string;
    onChange(value: unknown): void;
    /** Marks the field with errors. */
    onValidateObject(id: string, errors: readonly { readonly message: string }[]): void;
    /** Returns an immutable map of the open part. */
    getEntry(): { getIn(path: readonly string[]): unknown };
    /** Returns a picture, which has the address of an empty one until it has loaded. */
    getAsset(path: string, field: unknown): { readonly path: string; toString(): string };
  }

  const widget: {
    readonly controlComponent: ComponentClass<ControlProps>;
    Widget(changes: { readonly controlComponent: ComponentClass<ControlProps> }): CmsWidgetParam;
  };
  export default widget;
}

declare module "decap-cms-backend-*" {
  /** The part of a backend that this site extends. */
  export class Backend {
    constructor(config: unknown, options?: unknown);
    /** Requests to GitHub, once somebody has signed in. */
    readonly api?: { getDefaultBranch(): Promise<unknown> };
    getEntry(path: string): Promise<BackendEntry>;
    entriesByFolder(folder: string, extension: string, depth: number): Promise<BackendEntry[]>;
    persistEntry(entry: SavedEntry, options: unknown): Promise<unknown>;
    deleteFiles(paths: readonly string[], message: string): Promise<unknown>;
  }

  export interface BackendEntry {
    /** The file's text; null or empty if there is no such file. */
    readonly data: string | null;
    readonly file: { readonly path: string };
  }

  export interface SavedEntry {
    readonly dataFiles: readonly { readonly path: string; readonly raw: string }[];
    readonly assets: readonly { readonly path: string }[];
  }

  export { Backend as GitHubBackend, Backend as ProxyBackend };
}

declare module "decap-cms-locales" {
  export const en: object;
}
