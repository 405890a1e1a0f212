import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Page } from "@playwright/test";

import { createTestApi } from "./server-clock";
import { openServer, type OpenServer } from "../../../scripts/lib/open-server";
import { serveSite } from "../../../scripts/lib/serve-site";
import { test as base } from "./test";
import { parsePage } from "../../../plugins/gatsby-plugin-static-hosting/built-page";
import { inlineHashes } from "../../../plugins/gatsby-plugin-static-hosting/inline-hashes";

const root = join(__dirname, "../../..");

const hashedScript = /-([0-9a-f]{20})\.js$/;

/** Gives scripts and app data new hashes, sets `data-version` on <html>, and updates the script hashes in the CSP. */
const makeVersion = (folder: string, version: string): void => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|js|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const appData = JSON.parse(readFileSync(join(folder, "page-data/app-data.json"), "utf8")) as {
    readonly webpackCompilationHash: string;
  };
  const hashes = new Set(
    [...files.map((file) => hashedScript.exec(file)?.[1]), appData.webpackCompilationHash].filter(Boolean),
  );
  const anyHash = new RegExp([...hashes].join("|"), "g");
  // Rotation gives every version new names of the same length.
  const rotateHash = (hash: string) => hash.slice(1) + hash.charAt(0);
  let headers = readFileSync(join(folder, "_headers"), "utf8").replace(anyHash, rotateHash);
  for (const file of files) {
    const before = readFileSync(file, "utf8");
    let after = before.replace(anyHash, rotateHash);
    if (file.endsWith(".html")) {
      after = after.replace("<html ", `<html data-version="${version}" `);
      const oldHashes = inlineHashes(parsePage(before)).scriptHashes;
      inlineHashes(parsePage(after)).scriptHashes.forEach((hash, index) => {
        headers = headers.replaceAll(oldHashes[index] ?? hash, hash);
      });
    }
    if (after !== before) writeFileSync(file, after);
  }
  writeFileSync(join(folder, "_headers"), headers);
  for (const file of files) if (hashedScript.test(file)) renameSync(file, file.replace(anyHash, rotateHash));
};

/** Opens a host to which a test deploys newer versions while pages are open. */
const openHost = async () => {
  const folder = mkdtempSync(join(tmpdir(), "site-host-"));
  const current = join(folder, "current");
  let version = 1;
  const copy = (from: string): string => {
    const to = join(folder, `version-${version}`);
    cpSync(from, to, { recursive: true, dereference: true });
    return to;
  };
  const publish = (target: string): void => {
    const link = join(folder, "next");
    symlinkSync(target, link);
    renameSync(link, current);
  };
  // No test writes to the first version.
  publish(join(root, "public"));

  const api = createTestApi();
  const site = await serveSite({ port: 0, publicDir: current, sampleApi: api });
  const { port } = site;
  let server: OpenServer | undefined = site;
  const stop = async () => {
    await server?.close();
    server = undefined;
  };
  return {
    origin: `http://localhost:${port}`,
    api: api.state,
    /** Publishes a new version, and removes the scripts of the old one. */
    deploy: (change?: (folder: string) => void) => {
      version += 1;
      const next = copy(current);
      makeVersion(next, String(version));
      change?.(next);
      publish(next);
    },
    /** Takes the host offline. */
    stop,
    /** Brings the host back online on the same port. */
    start: async () => {
      server ??= await serveSite({ port, publicDir: current, sampleApi: api });
    },
    /** Replaces the host by another server on the same port. */
    replaceBy: async (answer: Parameters<typeof openServer>[0]) => {
      await stop();
      server = await openServer(answer, port);
    },
    close: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** A host for each test, because service workers and deployments outlast a page. */
export const test = base.extend<{ host: Awaited<ReturnType<typeof openHost>> }>({
  host: async ({}, use) => {
    const host = await openHost();
    await use(host);
    await host.close();
  },
});

/** Returns the version of the page, which counts from 1. A locator outlasts a reload, which `evaluate` does not. */
export const versionOf = async (page: Page): Promise<string> =>
  (await page.locator("html").getAttribute("data-version")) ?? "1";

/** Replaces sw.js with the worker that unregisters itself. */
export const removeServiceWorker = (folder: string): void =>
  cpSync(join(root, "plugins/gatsby-plugin-service-worker/removed-sw.js"), join(folder, "sw.js"));
