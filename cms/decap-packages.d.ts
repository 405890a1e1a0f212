/** Decap CMS's packages that have no types of their own. */

declare module "decap-cms-widget-*" {
  import type { CmsWidgetParam } from "decap-cms-core";

  const widget: { Widget(): CmsWidgetParam };
  export default widget;
}

declare module "decap-cms-backend-git-gateway" {
  import type { CmsBackendClass } from "decap-cms-core";

  export const GitGatewayBackend: CmsBackendClass;
}

declare module "decap-cms-backend-github" {
  import type { CmsBackendClass } from "decap-cms-core";

  export const GitHubBackend: CmsBackendClass;
}

declare module "decap-cms-backend-proxy" {
  import type { CmsBackendClass } from "decap-cms-core";

  export const ProxyBackend: CmsBackendClass;
}

declare module "decap-cms-locales" {
  export type Phrases = { readonly [name: string]: string | Phrases };

  export const en: Phrases;
}
