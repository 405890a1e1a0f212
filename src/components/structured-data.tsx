/** Gatsby decodes entities in the text of a script, and "<" could end it. */
const asJson = (data: object): string =>
  JSON.stringify(data).replace(/[<>&]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);

/**
 * Schema.org data in a page's `Head`. Trusted Types forbid Gatsby to write it in the browser, where the built one stays: callers
 * leave it out of the bundle by `BUILD_STAGE`, which Gatsby's webpack configuration sets.
 */
export const StructuredData = ({ graph }: { readonly graph: readonly object[] }) =>
  typeof window === "undefined" ? (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: asJson({ "@context": "https://schema.org", "@graph": graph }) }}
    />
  ) : null;

/** Returns the way from the landing page to a page as schema.org data. */
export const breadcrumbs = (steps: readonly { readonly name: string; readonly item?: string }[]) => ({
  "@type": "BreadcrumbList",
  itemListElement: steps.map((step, index) => ({ "@type": "ListItem", position: index + 1, ...step })),
});
