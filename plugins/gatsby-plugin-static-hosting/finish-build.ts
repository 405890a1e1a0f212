import { readdirSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";

import { palette } from "../../src/theme/tokens";
import type { Backend } from "../../cms/backend";
import { writeEditor } from "../../cms/bundle";
import { editorHeaders } from "../../cms/headers";
import type { BuildEnvironment } from "./environment";
import { styleSheetsOf, withBootScript } from "./boot-script";
import {
  cacheRules,
  flatCopyOf,
  headersFile,
  manifestFile,
  nginxEditor,
  nginxHeaders,
  redirectsFile,
  robotsFile,
  securityRules,
  sitemapFile,
} from "./hosting-files";
import { emittedScripts } from "./emitted-scripts";
import { scanPage } from "./page-scan";
import { licencesOf } from "./licences";
import { precompress } from "./precompress";
import { serviceWorkerFile } from "./service-worker";
import { writeShareCard } from "./share-card";
import { companyData, withStructuredData, type Branch, type Company } from "./structured-data";
import { contentSecurityPolicy, securityHeaders } from "./security-headers";

/** Ground of the start screen and colour of the system bars: the page's own. */
const startScreen = { background: palette.cream, theme: palette.teal900 };

/** A built page needs what the security policy forbids. The message lists page and reason. */
export class PolicyError extends Error {}

/** Every file below the folder, by its whole path. Not by promises, one for each folder: Node takes ten times as long for those. */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Compressed copies of files that are gone must not be served in their place. */
const dropOrphans = async (files: readonly string[]): Promise<void> => {
  const known = new Set(files);
  await Promise.all(
    files
      .filter((file) => /\.(br|gz)$/.test(file) && !known.has(file.replace(/\.(br|gz)$/, "")))
      .map((file) => rm(file)),
  );
};

/**
 * Removes scripts and style sheets of earlier builds. Pages that were opened before a deployment ask for them, find them gone
 * on most hosts, and go over to the new version; a folder that keeps them would only grow, and with it what is listed.
 */
const dropEarlierBuilds = async (publicDir: string, present: readonly string[]): Promise<void> => {
  const kept = new Set(present);
  const remove = async (folder: string, kind: RegExp): Promise<void> => {
    const names = await readdir(join(publicDir, folder));
    const gone = names.filter(
      (name) => !kept.has(`${folder}/${kind.exec(name)?.[1] ?? ""}`) && kind.test(name),
    );
    await Promise.all(gone.map((name) => rm(join(publicDir, folder, name))));
  };
  await remove("", /^([^/]+-[0-9a-f]{20}\.js)(?:\.map|\.LICENSE\.txt)?$/);
  await remove("/static", /^(styles-[0-9a-f]{20}\.css)$/);
};

/** What the content says of the site as a whole. */
export type Site = {
  readonly company: Company & {
    readonly shortName: string;
    /** Path of the picture for shared links. */
    readonly socialImage: string;
  };
  readonly branches: readonly Branch[];
  /** Paths of the pages that search engines may list. */
  readonly sitemapPaths: readonly string[];
  /** Articles with a page of their own, which search engines may list too. */
  readonly articles?: readonly { readonly path: string; readonly lastModified: string | undefined }[];
};

/** Writes the form at /admin, or removes that of an earlier build. */
const placeEditor = async (
  root: string,
  { siteUrl }: BuildEnvironment,
  backend: Backend | undefined,
): Promise<void> => {
  const folder = join(root, "public", "admin");
  if (backend) await writeEditor(root, folder, backend, siteUrl);
  else await rm(folder, { recursive: true, force: true });
};

/**
 * The 404 page answers for any address; where hosts cannot be told the policy for all of them, it carries the policy
 * itself. Browsers take frame-ancestors from the header alone; X-Frame-Options says the same for every path.
 *
 * @param policy undefined: the page carries none
 */
const withPolicy = (html: string, policy: string | undefined): string => {
  const without = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "");
  if (!policy) return without;
  const content = policy.replace(/; frame-ancestors [^;]*/, "").replaceAll('"', "&quot;");
  return without.replace(
    /<head[^>]*>/,
    (head) => `${head}<meta http-equiv="Content-Security-Policy" content="${content}">`,
  );
};

/**
 * Makes `public/` complete for static hosting: boot script, security policy, `_headers`, `_redirects`, robots.txt,
 * sitemap.xml, licences.txt, compressed copies; and `deploy/generated/` for nginx.
 *
 * @param root the project's folder
 * @param backend where the form at /admin saves; undefined: there is no form
 * @throws PolicyError if a page needs what the policy forbids
 * @throws HostLimitError if a host would not read all of `_headers`
 */
export const finishBuild = async (
  root: string,
  environment: BuildEnvironment,
  site: Site,
  backend?: Backend,
): Promise<void> => {
  const publicDir = join(root, "public");
  await placeEditor(root, environment, backend);
  // Gatsby gives it to every site, for scripts of third parties; this one has none.
  await rm(join(publicDir, "~partytown"), { recursive: true, force: true });
  const address = (file: string) => `/${relative(publicDir, file)}`;
  const htmlFiles = filesBelow(publicDir).filter((file) => file.endsWith(".html"));
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
      return { page: address(file), styles: styleSheetsOf(html), ...scanPage(html) };
    }),
  );
  const scripts = emittedScripts(root);
  await dropEarlierBuilds(publicDir, [...scripts, ...scans.flatMap(({ styles }) => styles)]);
  const problems = scans.flatMap(({ page, problems: found }) =>
    found.map((problem) => `${page}: ${problem}`),
  );
  if (problems.length > 0) {
    throw new PolicyError(
      `The content security policy forbids what these pages need:\n${problems.join("\n")}`,
    );
  }

  const policy = contentSecurityPolicy(scans, environment);
  const security = securityHeaders(policy, backend?.signInWindow);
  const editor = backend && editorHeaders(backend);
  const lostPage = join(publicDir, "404.html");
  await writeFile(lostPage, withPolicy(await readFile(lostPage, "utf8"), editor && policy));
  const generated = join(root, "deploy", "generated");
  await mkdir(generated, { recursive: true });
  await writeFile(
    join(publicDir, "site.webmanifest"),
    manifestFile(site.company.name, site.company.shortName, startScreen),
  );
  const addresses = filesBelow(publicDir).map(address);
  await Promise.all([
    // A stable address: what is shared today must still show its card next year.
    writeShareCard(site.company.socialImage, join(publicDir, "social.jpg")),
    writeFile(
      join(publicDir, "_headers"),
      headersFile(securityRules(security, addresses, editor), cacheRules(addresses)),
    ),
    writeFile(join(publicDir, "_redirects"), redirectsFile()),
    writeFile(join(publicDir, "robots.txt"), robotsFile(environment.siteUrl)),
    writeFile(
      join(publicDir, "licences.txt"),
      await licencesOf(
        root,
        scripts.map((script) => join(publicDir, script)),
      ),
    ),
    writeFile(
      join(publicDir, "sitemap.xml"),
      sitemapFile(environment.siteUrl, site.sitemapPaths, site.articles),
    ),
    writeFile(
      join(publicDir, "sw.js"),
      await serviceWorkerFile(root, addresses, scripts, site.sitemapPaths, environment.keepsOffline),
    ),
    writeFile(join(generated, "security-headers.conf"), nginxHeaders(security)),
    writeFile(join(generated, "server-admin.conf"), editor ? nginxEditor({ ...security, ...editor }) : ""),
  ]);

  const files = filesBelow(publicDir);
  await dropOrphans(files);
  await precompress(files.filter((file) => !/\.(br|gz)$/.test(file)));
};
