import { compileFunction } from "node:vm";

import { buildSync } from "esbuild";

import type { Strings } from "../../src/strings/en";
import type { Language } from "../../src/strings/languages";

const known = new Map<Language, Strings>();

/** Returns the texts of the interface in a language. Parcel, which compiles Gatsby's files, cannot import by a variable. */
export function readStrings(language: Language): Strings {
  const before = known.get(language);
  if (before) return before;
  const entryPoints = [`src/strings/${language}.ts`];
  const { outputFiles } = buildSync({ entryPoints, bundle: true, format: "cjs", write: false });
  const module = { exports: {} as { default: Strings } };
  compileFunction(outputFiles[0]?.text ?? "", ["module"])(module);
  known.set(language, module.exports.default);
  return module.exports.default;
}
