import { readdirSync } from "node:fs";
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";

import sharp from "sharp";

import { type Backend, editorHeaders } from "../../cms/backend";
import { writeEditor } from "../../cms/bundle";
import { writeServiceWorker } from "../gatsby-plugin-service-worker/build";
import type { BuildEnvironment } from "./environment";
import { withBootScript } from "./boot-script";
import {
  apacheHeaders,
  cacheRules,
  flatCopyOf,
  frameRules,
  headersFile,
  htaccessFile,
  nginxEditor,
  nginxFrames,
  nginxHeaders,
  redirectsFile,
  robotsFile,
  securityRules,
  sitemapFile,
} from "./hosting-files";
import { scanPage } from "./page-scan";
import { companyData, withStructuredData, type Branch, type Company } from "./structured-data";
import { contentSecurityPolicy, securityHeaders } from "./security-headers";

/** A built page needs what the security policy forbids. The message lists page and reason. */
export class PolicyError extends Error {}

/** What the content says about the site as a whole. */
export type Site = {
  readonly company: Company & {
    /** Path of the drawing for browser tabs. */
    readonly logoMark: string;
    /** Path of the picture for shared links. */
    readonly socialImage: string;
  };
  readonly branches: readonly Branch[];
  /** Paths of the pages that search engines may list. */
  readonly sitemapPaths: readonly string[];
  /** Articles with a page of their own, which search engines may list too. */
  readonly articles?: readonly { readonly path: string; readonly lastModified: string | undefined }[];
};

/** Messengers show a JPEG of this size, which every page names (see `Seo`). */
const writeShareCard = (source: string, file: string): Promise<sharp.OutputInfo> =>
  sharp(source)
    .autoOrient()
    .resize(1200, 630)
    .flatten({ background: "white" })
    .jpeg({ quality: 85, mozjpeg: true, chromaSubsampling: "4:4:4" })
    .toFile(file);

/**
 * Where the form at /admin has a policy of its own, hosts cannot set the public one for unknown addresses: the 404 page carries it
 * itself. Browsers ignore frame-ancestors there; X-Frame-Options covers every path.
 */
const withPolicyElement = (html: string, policy: string | undefined): string => {
  const page = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "");
  if (!policy) return page;
  const content = policy.replace(/; frame-ancestors [^;]*/, "").replaceAll('"', "&quot;");
  const element = `<meta http-equiv="Content-Security-Policy" content="${content}">`;
  return page.replace(/<head[^>]*>/, (head) => head + element);
};

/** Gatsby's cache keeps style sheets of earlier builds in `public/`. */
const removeUnusedStyles = async (publicDir: string, files: readonly string[], pages: readonly string[]) => {
  const unused = files.filter(
    (file) => /^\/static\/styles-[0-9a-f]{20}\.css$/.test(file) && !pages.some((html) => html.includes(file)),
  );
  await Promise.all(unused.map((file) => rm(join(publicDir, file))));
};

/**
 * Makes `public/` complete for static hosts: boot script, security policy, files for Netlify, Cloudflare Pages and Apache, robots.txt,
 * sitemap.xml, service worker; and `deploy/generated/` for nginx. Runs last, on all documents of the build.
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
  const write = (file: string, text: string) => writeFile(join(publicDir, file), text);
  const listFiles = (): string[] =>
    readdirSync(publicDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(publicDir, join(entry.parentPath, entry.name))}`);

  await rm(join(publicDir, "admin"), { recursive: true, force: true });
  if (backend) await writeEditor(root, join(publicDir, "admin"), backend, environment.siteUrl);
  // Gatsby's support for scripts of third parties, of which there are none.
  await rm(join(publicDir, "~partytown"), { recursive: true, force: true });

  const built = listFiles();
  const copies = new Set(built.map(flatCopyOf));
  const pages = built.filter(
    (file) => file.endsWith(".html") && !copies.has(file) && !file.startsWith("/admin/"),
  );
  const documents = await Promise.all(
    pages.map(async (page) => {
      const html = withBootScript(await readFile(join(publicDir, page), "utf8"));
      if (page !== "/index.html") return html;
      return withStructuredData(html, companyData(site.company, site.branches, environment.siteUrl));
    }),
  );
  const scans = documents.map(scanPage);
  const problems = scans.flatMap((scan, index) =>
    scan.problems.map((problem) => `${pages[index]}: ${problem}`),
  );
  if (problems.length > 0) {
    throw new PolicyError(
      `The content security policy forbids what these pages need:\n${problems.join("\n")}`,
    );
  }
  const policy = contentSecurityPolicy(scans, environment);
  const security = securityHeaders(policy, backend?.signInWindow);
  const editor = backend && editorHeaders(backend);

  await Promise.all(
    pages.map(async (page, index) => {
      const html = documents[index] ?? "";
      await write(page, page === "/404.html" ? withPolicyElement(html, editor && policy) : html);
      const copy = flatCopyOf(page);
      if (copy) await write(copy, html);
    }),
  );
  await removeUnusedStyles(publicDir, built, documents);
  await copyFile(site.company.logoMark, join(publicDir, "favicon.svg"));
  // A stable address: a link that is shared today must still show its picture next year.
  await writeShareCard(site.company.socialImage, join(publicDir, "social.jpg"));
  await writeServiceWorker(root, environment.keepsOffline);

  const files = listFiles();
  const { frameAncestors } = environment;
  const rules = securityRules(security, files, editor);
  await write("_headers", headersFile(rules, frameRules(frameAncestors, rules), cacheRules(files)));
  await write("_redirects", redirectsFile(files));
  await write(".htaccess", htaccessFile(security, frameAncestors));
  if (editor) await write("admin/.htaccess", apacheHeaders(editor));
  await write("robots.txt", robotsFile(environment.siteUrl));
  await write("sitemap.xml", sitemapFile(environment.siteUrl, site.sitemapPaths, site.articles));
  const generated = join(root, "deploy", "generated");
  await mkdir(generated, { recursive: true });
  await writeFile(join(generated, "security-headers.conf"), nginxHeaders(security));
  await writeFile(join(generated, "server-frames.conf"), nginxFrames(security, frameAncestors));
  await writeFile(
    join(generated, "server-admin.conf"),
    editor ? nginxEditor({ ...security, ...editor }) : "",
  );
};
