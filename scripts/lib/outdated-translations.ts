/** Finds translations whose English text was changed after them, in the history of Git. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { CheckedContent } from "../../content-schema/check-content";
import type { Problem } from "../../content-schema/problem-report";
import { contentSchemas, splitPath } from "../../content-schema/schema";
import { normalText } from "../../content-schema/text-rules";
import { byId } from "../../content-schema/translations";
import { leaves } from "../../content-schema/walk";
import { parseYaml } from "../../content-schema/yaml-diagnostics";
import { defaultLanguage, languages } from "../../src/strings/languages";

/** Returns a file as it was when another one was last committed. Undefined without history, and while the other one is edited. */
function textAtCommitOf(other: string, file: string, cwd: string): string | undefined {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  try {
    if (git("status", "--porcelain", "--", other)) return undefined;
    return git("show", `${git("log", "-1", "--format=%H", "--", other).trim()}:./${file}`);
  } catch {
    return undefined;
  }
}

/** Returns a hint for each translated text whose source has changed since the translation was committed. */
export const outdatedTranslations = (folder: string, { files }: Pick<CheckedContent, "files">): Problem[] =>
  [...files].flatMap(([path, { translation }]) => {
    const { source } = splitPath(path);
    const content = translation === undefined ? undefined : files.get(source)?.content;
    const former = content && textAtCommitOf(path, source, folder);
    if (!former) return [];
    const schema = contentSchemas[content.name];
    const before = byId(schema, parseYaml(former).value);
    const now = byId(schema, content.value);
    const yaml = parseYaml(readFileSync(join(folder, path), "utf8"));
    const message = `The ${languages[defaultLanguage].name} text in content/${source} was changed after this one. See whether both say the same.`;
    return leaves(schema, translation).flatMap(({ id, path: place }) =>
      before.has(id) && now.has(id) && normalText(String(before.get(id))) !== now.get(id)
        ? [{ file: `content/${path}`, ...yaml.position(yaml.at(place).index), path: place, message }]
        : [],
    );
  });
