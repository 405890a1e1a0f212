/**
 * Returns the company as schema.org data, the same for every page.
 *
 * @see https://schema.org/Organization
 * @param siteUrl public address, e.g. "https://www.example"
 */
export const organization = (siteUrl: string, name: string) => {
  const address = (path: string) => new URL(path, siteUrl).href;
  return {
    "@type": "Organization",
    "@id": address("/#organization"),
    name,
    url: address("/"),
    logo: address("/icon-512.png"),
  };
};
