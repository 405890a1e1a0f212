/** Decap CMS's packages that have no types of their own. */

declare module "decap-cms-widget-*" {
  import type { CmsWidgetParam } from "decap-cms-core";

  const widget: { Widget(): CmsWidgetParam };
  export default widget;
}

declare module "decap-cms-backend-*" {
  import type { CmsBackendClass } from "decap-cms-core";

  export const GitHubBackend: CmsBackendClass;
  export const ProxyBackend: CmsBackendClass;
}

declare module "decap-cms-locales" {
  export type Phrases = { readonly [name: string]: string | Phrases };

  export const en: Phrases;
}
