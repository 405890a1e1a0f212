import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { isRecord } from "../../src/lib/unknown";

/** Sent as a file, so that no source map names it. */
const typeface = "node_modules/@fontsource-variable/plus-jakarta-sans";

const packageFolder = /node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/;

const parsed = async (file: string): Promise<Record<string, unknown>> => {
  const json: unknown = await readFile(file, "utf8").then(JSON.parse, () => undefined);
  return isRecord(json) ? json : {};
};

/** Folders of the packages whose code is in a script, from the root on. A script without a source map holds none. */
const packagesIn = async (script: string): Promise<string[]> => {
  const { sources } = await parsed(`${script}.map`);
  if (!Array.isArray(sources)) return [];
  return sources.flatMap((source) => packageFolder.exec(String(source))?.[0] ?? []);
};

const licenceOf = async (folder: string): Promise<string> => {
  const { name, version, license } = await parsed(join(folder, "package.json"));
  const files = (await readdir(folder)).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file)).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  return [
    `${String(name)} ${String(version)} (${String(license)})`,
    ...texts.map((text) => text.trim()),
  ].join("\n\n");
};

/**
 * What is sent to browsers beside our own code: each package with its version, its licence, and the texts that the licence
 * wants sent along.
 *
 * @param root the project's folder
 * @param scripts files of the build, with their source maps beside them
 */
export const licencesOf = async (root: string, scripts: readonly string[]): Promise<string> => {
  const folders = new Set([typeface, ...(await Promise.all(scripts.map(packagesIn))).flat()]);
  const licences = await Promise.all([...folders].sort().map((folder) => licenceOf(join(root, folder))));
  return licences.join(`\n\n${"-".repeat(72)}\n\n`) + "\n";
};
