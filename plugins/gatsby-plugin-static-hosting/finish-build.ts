import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { GitHubBackend } from "@sveltia/cms";
import sharp from "sharp";

import { editorHeaders } from "../../cms/backend";
import { writeEditor } from "../../cms/bundle";
import { paths } from "../../src/lib/paths";
import { type Language, languageOfPath, withoutLanguage } from "../../src/strings/languages";
import { listFiles } from "../gatsby-transformer-content/pictures";
import { scriptReplacer } from "./boot-script";
import type { BuildEnvironment } from "./environment";
import {
  type Branch,
  documentOf,
  flatCopyOf,
  markUntranslated,
  type Page,
  parsePage,
  shareScripts,
  writeTelephones,
} from "./built-page";
import { type InlineHashes, inlineHashes } from "./inline-hashes";
import { writeManifests } from "./manifest";
import { folderHtaccess, htaccessRules } from "./print-apache";
import { headersFile, redirectsFile } from "./print-netlify";
import { nginxHeaders, nginxLocations, nginxMaps } from "./print-nginx";
import { headerRules, rewrites } from "./rules";
import { contentSecurityPolicy, securityHeaders } from "./security-headers";
import { robotsFile, sitemapFile } from "./sitemap";

/** What the build has made pages of, and the content that concerns the site as a whole. */
export type Site = {
  readonly company: Queries.FinishedSiteQuery["companyYaml"];
  /** Their names are those of the default language. */
  readonly branches: readonly Branch[];
  /** The texts of content/ that pages of a language show in the default one. */
  readonly untranslated: Readonly<Record<Language, readonly string[]>>;
  /** Every page, with the time of its last change where it is known. */
  readonly pages: readonly { readonly path: string; readonly modified?: number | undefined }[];
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
 * Writes the policy into a 404 page: `_headers` cannot set it for unknown addresses while other paths have a policy of their own.
 * Browsers ignore frame-ancestors in a document; X-Frame-Options covers every path.
 */
const writePolicyElement = ($: Page, policy: string): void => {
  const name = "Content-Security-Policy";
  $(`meta[http-equiv="${name}"]`).remove();
  const content = policy.replace(/; frame-ancestors [^;]*/, "");
  $("head").prepend($("<meta>").attr({ "http-equiv": name, content }));
};

const addressesIn = (publicDir: string): string[] =>
  listFiles(publicDir)
    .map((file) => `/${file}`)
    .sort();

/** Gatsby removes the documents of pages that are gone, but not what an earlier build has written beside them: copies and style sheets. */
const removeLeftovers = async (publicDir: string, kept: readonly string[]): Promise<void> => {
  const isWritten = (file: string) =>
    /^\/static\/styles-[0-9a-f]{20}\.css$/.test(file) ||
    (file.endsWith(".html") && !file.startsWith("/admin/"));
  const leftovers = addressesIn(publicDir).filter((file) => isWritten(file) && !kept.includes(file));
  await Promise.all(leftovers.map((file) => rm(join(publicDir, file))));
};

/** Writes the headers and rewrites for Netlify, Cloudflare Pages and Apache into `public/`, and for nginx into `deploy/generated/`. */
const writeHostFiles = async (root: string, policies: Parameters<typeof headerRules>[1]): Promise<void> => {
  const publicDir = join(root, "public");
  const generated = join(root, "deploy", "generated");
  // The worker lists the finished documents, so its plugin writes it later.
  const files = [...new Set([...addressesIn(publicDir), "/sw.js"])].sort();
  const rules = headerRules(files, policies);
  const htaccess = await readFile(join(root, "deploy", "apache.htaccess"), "utf8");
  await mkdir(generated, { recursive: true });
  for (const [folder, file, text] of [
    [publicDir, "_headers", headersFile(rules, files)],
    [publicDir, "_redirects", redirectsFile(rewrites, files)],
    [publicDir, ".htaccess", htaccess + htaccessRules(rules, rewrites)],
    ...folderHtaccess(rewrites).map(
      ({ folder, text }) => [join(publicDir, folder), ".htaccess", text] as const,
    ),
    [generated, "header-maps.conf", nginxMaps(rules)],
    [generated, "security-headers.conf", nginxHeaders(rules)],
    [generated, "server-rewrites.conf", nginxLocations(rewrites)],
  ] as const)
    await writeFile(join(folder, file), text);
};

/**
 * Makes `public/` complete for static hosts: boot script, security policy, files for Netlify, Cloudflare Pages and Apache, robots.txt
 * and sitemap.xml; and `deploy/generated/` for nginx.
 *
 * @param root the project's folder
 * @param backend where the form at /admin saves; undefined: there is no form
 * @throws BuildError if a host would ignore a part of `_headers`
 */
export const finishBuild = async (
  root: string,
  environment: BuildEnvironment,
  { company, branches, untranslated, pages }: Site,
  backend?: GitHubBackend,
): Promise<void> => {
  const { siteUrl } = environment;
  const publicDir = join(root, "public");
  const write = (file: string, text: string) => writeFile(join(publicDir, file), text);

  await rm(join(publicDir, "admin"), { recursive: true, force: true });
  if (backend) await writeEditor(root, join(publicDir, "admin"), backend);
  // Gatsby's support for third-party scripts. The site has none.
  await rm(join(publicDir, "~partytown"), { recursive: true, force: true });

  const addresses = pages.map(({ path }) => documentOf(path));
  const scans: InlineHashes[] = [];
  const replaceScripts = scriptReplacer(root);
  const styles = new Set<string>();
  // One after the other: thousands of parsed articles would not fit into memory.
  const rewrite = async (address: string, change: ($: Page) => void): Promise<void> => {
    const $ = parsePage(await readFile(join(publicDir, address), "utf8"));
    change($);
    const copy = flatCopyOf(address);
    for (const file of copy ? [address, copy] : [address]) await write(file, $.html());
  };
  for (const address of addresses)
    await rewrite(address, ($) => {
      replaceScripts($, withoutLanguage(address).startsWith(paths.missing.path));
      writeTelephones($, branches);
      markUntranslated($, untranslated[languageOfPath(address)]);
      shareScripts($);
      // The policy forbids Gatsby's inline styles; the global styles replace them.
      $("#gatsby-focus-wrapper, #gatsby-announcer").removeAttr("style");
      // Gatsby would remove it in the browser with the other elements of its Head.
      $('script[type="application/ld+json"], link[type="application/rss+xml"]').removeAttr(
        "data-gatsby-head",
      );
      scans.push(inlineHashes($));
      for (const { attribs } of $('link[rel="stylesheet"]')) styles.add(attribs.href ?? "");
    });
  const policy = contentSecurityPolicy(scans, environment);
  for (const address of addresses)
    if (withoutLanguage(address) === `${paths.missing.path}.html`)
      await rewrite(address, ($) => writePolicyElement($, policy));
  const documents = addresses.flatMap((file) => flatCopyOf(file) ?? []).concat(addresses);
  await removeLeftovers(publicDir, [...documents, ...styles]);
  await copyFile(company.logoMark.absolutePath, join(publicDir, "favicon.svg"));
  await writeManifests(publicDir, company);
  // The address does not change between builds, so shared links keep their picture.
  await writeShareCard(company.socialImage.absolutePath, join(publicDir, "social.jpg"));

  await write("robots.txt", robotsFile(siteUrl));
  await (siteUrl
    ? write("sitemap.xml", sitemapFile(siteUrl, pages))
    : rm(join(publicDir, "sitemap.xml"), { force: true }));

  // Last, because `_headers` names the files.
  const { frameAncestors } = environment;
  await writeHostFiles(root, {
    security: securityHeaders(policy, backend !== undefined),
    board:
      frameAncestors.length > 0
        ? { "Content-Security-Policy": contentSecurityPolicy(scans, environment, frameAncestors) }
        : undefined,
    editor: backend && editorHeaders,
  });
};
