/** The company in schema.org data (https://schema.org/Organization). */
export interface Organization {
  readonly "@type": "Organization";
  readonly "@id": string;
  readonly name: string;
  readonly url: string;
  readonly logo: string;
}

/**
 * Returns the company as schema.org data, the same for every page.
 *
 * @param siteUrl public address, e.g. "https://www.example"
 */
export const organization = (siteUrl: string, name: string): Organization => {
  const address = (path: string) => new URL(path, siteUrl).href;
  return {
    "@type": "Organization",
    "@id": address("/#organization"),
    name,
    url: address("/"),
    logo: address("/icon-512.png"),
  };
};
