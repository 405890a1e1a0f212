import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";

import type { BuildEnvironment } from "../environment";
import { withBootScript } from "./boot-script";
import {
  cacheRules,
  flatCopyOf,
  headersFile,
  manifestFile,
  nginxHeaders,
  redirectsFile,
  robotsFile,
  sitemapFile,
} from "./hosting-files";
import { emittedScripts } from "../emitted-scripts";
import { scanPage } from "./page-scan";
import { precompress } from "./precompress";
import { serviceWorkerFile } from "./service-worker";
import { companyData, withStructuredData, type Branch, type Company } from "./structured-data";
import { contentSecurityPolicy, securityHeaders } from "./security-headers";

/** Ground of the start screen and colour of the system bars: the page's own. */
const palette = { background: "#fff7e8", theme: "#0b3b3c" };

/** A built page needs what the security policy forbids. The message lists page and reason. */
export class PolicyError extends Error {}

const listFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Compressed copies of files that are gone or changed must not be served in their place. */
const dropOrphans = async (files: readonly string[]): Promise<void> => {
  const known = new Set(files);
  await Promise.all(
    files
      .filter((file) => /\.(br|gz)$/.test(file) && !known.has(file.replace(/\.(br|gz)$/, "")))
      .map((file) => rm(file)),
  );
};

/** What the content says of the site as a whole. */
export type Site = {
  readonly company: Company & { readonly shortName: string; readonly socialImage: string };
  readonly branches: readonly Branch[];
  /** Paths of the pages that search engines may list. */
  readonly sitemapPaths: readonly string[];
};

/**
 * Makes `public/` complete for static hosting: boot script, security policy, `_headers`, `_redirects`, robots.txt,
 * sitemap.xml, compressed copies; and `deploy/generated/` for nginx.
 *
 * @param root the project's folder
 * @throws PolicyError if a page needs what the policy forbids
 */
export const finishBuild = async (root: string, environment: BuildEnvironment, site: Site): Promise<void> => {
  const publicDir = join(root, "public");
  const address = (file: string) => `/${relative(publicDir, file).split(sep).join("/")}`;
  const htmlFiles = (await listFiles(publicDir)).filter((file) => file.endsWith(".html"));
  // Copies of an earlier run are written anew, not read.
  const copies = new Set(htmlFiles.map((file) => flatCopyOf(address(file))));
  const pages = htmlFiles.filter((file) => !copies.has(address(file)) && !address(file).startsWith("/admin"));

  const scans = await Promise.all(
    pages.map(async (file) => {
      const built = await readFile(file, "utf8");
      const booting = withBootScript(built);
      const html =
        address(file) === "/index.html"
          ? withStructuredData(booting, companyData(site.company, site.branches, environment.siteUrl))
          : booting;
      if (html !== built) await writeFile(file, html);
      const copy = flatCopyOf(address(file));
      if (copy) await writeFile(join(publicDir, copy), html);
      return { page: address(file), ...scanPage(html) };
    }),
  );
  const problems = scans.flatMap(({ page, problems: found }) =>
    found.map((problem) => `${page}: ${problem}`),
  );
  if (problems.length > 0) {
    throw new PolicyError(
      `The content security policy forbids what these pages need:\n${problems.join("\n")}`,
    );
  }

  const security = securityHeaders(contentSecurityPolicy(scans, environment));
  const generated = join(root, "deploy", "generated");
  await mkdir(generated, { recursive: true });
  const addresses = (await listFiles(publicDir)).map(address);
  await Promise.all([
    // A stable address: what is shared today must still show its card next year.
    copyFile(join(root, "content", site.company.socialImage), join(publicDir, "social.png")),
    writeFile(join(publicDir, "_headers"), headersFile(security, cacheRules(addresses))),
    writeFile(join(publicDir, "_redirects"), redirectsFile()),
    writeFile(join(publicDir, "robots.txt"), robotsFile(environment.siteUrl)),
    writeFile(join(publicDir, "sitemap.xml"), sitemapFile(environment.siteUrl, site.sitemapPaths)),
    writeFile(
      join(publicDir, "site.webmanifest"),
      manifestFile(site.company.name, site.company.shortName, palette),
    ),
    writeFile(
      join(publicDir, "sw.js"),
      await serviceWorkerFile(
        root,
        addresses,
        emittedScripts(root),
        site.sitemapPaths,
        process.env.GATSBY_SERVICE_WORKER !== "off",
      ),
    ),
    writeFile(join(generated, "security-headers.conf"), nginxHeaders(security)),
  ]);

  const files = await listFiles(publicDir);
  await dropOrphans(files);
  await precompress(files.filter((file) => !/\.(br|gz)$/.test(file)));
};
