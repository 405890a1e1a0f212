import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

import { parse } from "yaml";

/** Returns a file of the site's content as the marketing editors wrote it, for facts that a browser test must not repeat. */
export const siteContent = <File>(name: string): File =>
  parse(readFileSync(join(__dirname, "../../content", `${name}.yaml`), "utf8")) as File;

type Branch = {
  slug: string;
  order: number;
  name: string;
  address: string;
  phone: string;
  geo: { latitude: number; longitude: number };
};

/** Returns the branches of the site in their order. */
export const siteBranches = (): readonly Branch[] =>
  readdirSync(join(__dirname, "../../content/branches"))
    .map((file) => basename(file, ".yaml"))
    .map((slug) => ({ ...siteContent<Branch>(`branches/${slug}`), slug }))
    .sort((a, b) => a.order - b.order);

/** Returns the public address that the built site knows. */
export const builtSiteUrl = (): string => {
  const robots = readFileSync(join(__dirname, "../../public/robots.txt"), "utf8");
  const [, address] = /^Sitemap: (.+)\/sitemap\.xml$/m.exec(robots) ?? [];
  if (!address) throw new Error("The site knows no address. SITE_URL=http://localhost:8000 npm run build");
  return address;
};

/** Returns the last branch of the site. */
export const lastBranch = (): Branch => {
  const branch = siteBranches().at(-1);
  if (!branch) throw new Error("content/branches has no file.");
  return branch;
};
