import type { ReactNode } from "react";

type Props = {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly siteUrl: string;
  readonly children?: ReactNode;
};

/** Head elements of a page: title, description, canonical address. */
export const Seo = ({ title, description, path, siteUrl, children }: Props) => (
  <>
    <title>{title}</title>
    <meta name="description" content={description} />
    <link rel="canonical" href={new URL(path, siteUrl).href} />
    {children}
  </>
);
