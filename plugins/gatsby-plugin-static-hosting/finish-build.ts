import { readdirSync } from "node:fs";
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";

import sharp from "sharp";

import { type Backend, editorHeaders } from "../../cms/backend";
import { writeEditor } from "../../cms/bundle";
import { withBootScript } from "./boot-script";
import { BuildError, type BuildEnvironment } from "./environment";
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
import { contentSecurityPolicy, securityHeaders } from "./security-headers";
import { companyData, withStructuredData, type Branch, type Company } from "./structured-data";

/** The content that concerns the site as a whole. */
export type Site = {
  readonly company: Company & {
    readonly logoMark: { readonly absolutePath: string };
    readonly socialImage: { readonly absolutePath: string };
  };
  readonly branches: readonly Branch[];
};

/** Messengers show a JPEG of this size. Every page names it (see `Seo`). */
const writeShareCard = (source: string, file: string): Promise<sharp.OutputInfo> =>
  sharp(source)
    .autoOrient()
    .resize(1200, 630)
    .flatten({ background: "white" })
    .jpeg({ quality: 85, mozjpeg: true, chromaSubsampling: "4:4:4" })
    .toFile(file);

/**
 * Writes the public policy into the 404 page where the form at /admin has a policy of its own: hosts cannot set the public one for
 * unknown addresses then. Browsers ignore frame-ancestors in a document; X-Frame-Options covers every path.
 */
const withPolicyElement = (html: string, policy: string | undefined): string => {
  const page = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "");
  if (!policy) return page;
  const content = policy.replace(/; frame-ancestors [^;]*/, "").replaceAll('"', "&quot;");
  const element = `<meta http-equiv="Content-Security-Policy" content="${content}">`;
  return page.replace(/<head[^>]*>/, (head) => head + element);
};

/** The policy forbids Gatsby's inline styles; the global styles replace them. */
const withoutInlineStyles = (html: string): string =>
  html.replace(/<div [^>]*id="gatsby-(?:focus-wrapper|announcer)"[^>]*>/g, (tag) =>
    tag.replace(/ style="[^"]*"/, ""),
  );

/** Writes gatsby-plugin-manifest's icons with a palette: they have few colours, and true colour takes three times the bytes. */
const compressIcons = async (publicDir: string, files: readonly string[]): Promise<void> => {
  for (const file of files.filter((name) => /^\/(apple-touch-)?icon[^/]*\.png$/.test(name))) {
    const path = join(publicDir, file);
    await writeFile(
      path,
      await sharp(await readFile(path))
        .png({ palette: true, effort: 10 })
        .toBuffer(),
    );
  }
};

/** Gatsby's cache keeps style sheets of earlier builds in `public/`. */
const removeUnusedStyles = async (publicDir: string, files: readonly string[], pages: readonly string[]) => {
  const unused = files.filter(
    (file) => /^\/static\/styles-[0-9a-f]{20}\.css$/.test(file) && !pages.some((html) => html.includes(file)),
  );
  await Promise.all(unused.map((file) => rm(join(publicDir, file))));
};

/**
 * Makes `public/` complete for static hosts: boot script, security policy, files for Netlify, Cloudflare Pages and Apache, robots.txt
 * and sitemap.xml; and `deploy/generated/` for nginx.
 *
 * @param root the project's folder
 * @param backend where the form at /admin saves; undefined: there is no form
 * @throws BuildError if a page needs what the policy forbids, or a host would ignore a part of `_headers`
 */
export const finishBuild = async (
  root: string,
  environment: BuildEnvironment,
  { company, branches }: Site,
  backend?: Backend,
): Promise<void> => {
  const publicDir = join(root, "public");
  const write = (file: string, text: string) => writeFile(join(publicDir, file), text);
  const listFiles = (): string[] =>
    readdirSync(publicDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(publicDir, join(entry.parentPath, entry.name))}`)
      .sort();

  await rm(join(publicDir, "admin"), { recursive: true, force: true });
  if (backend) await writeEditor(root, join(publicDir, "admin"), backend, environment.siteUrl);
  // Gatsby's support for third-party scripts. The site has none.
  await rm(join(publicDir, "~partytown"), { recursive: true, force: true });

  const built = listFiles();
  const copies = new Set(built.map(flatCopyOf));
  const pages = built.filter(
    (file) => file.endsWith(".html") && !copies.has(file) && !file.startsWith("/admin/"),
  );
  const documents = await Promise.all(
    pages.map(async (page) => {
      const html = withBootScript(withoutInlineStyles(await readFile(join(publicDir, page), "utf8")));
      if (page !== "/index.html") return html;
      return withStructuredData(html, companyData(company, branches, environment.siteUrl));
    }),
  );
  const scans = documents.map(scanPage);
  const problems = scans.flatMap((scan, index) =>
    scan.problems.map((problem) => `${pages[index]}: ${problem}`),
  );
  if (problems.length > 0) {
    throw new BuildError(
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
  await compressIcons(publicDir, built);
  await copyFile(company.logoMark.absolutePath, join(publicDir, "favicon.svg"));
  // The address does not change between builds, so shared links keep their picture.
  await writeShareCard(company.socialImage.absolutePath, join(publicDir, "social.jpg"));

  const files = listFiles();
  const { frameAncestors } = environment;
  const rules = securityRules(security, files, editor);
  await write("_headers", headersFile(rules, frameRules(frameAncestors, rules), cacheRules(files)));
  await write("_redirects", redirectsFile(files));
  await write(".htaccess", htaccessFile(security, frameAncestors));
  if (editor) await write("admin/.htaccess", apacheHeaders(editor));
  await write("robots.txt", robotsFile(environment.siteUrl));
  await write("sitemap.xml", sitemapFile(documents));
  const generated = join(root, "deploy", "generated");
  await mkdir(generated, { recursive: true });
  await writeFile(join(generated, "security-headers.conf"), nginxHeaders(security));
  await writeFile(join(generated, "server-frames.conf"), nginxFrames(security, frameAncestors));
  await writeFile(
    join(generated, "server-admin.conf"),
    editor ? nginxEditor({ ...security, ...editor }) : "",
  );
};
