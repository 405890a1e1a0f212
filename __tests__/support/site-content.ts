import { readFileSync } from "node:fs";
import { join } from "node:path";

import { parse } from "yaml";

/** Returns a file of the site's content as the marketing editors wrote it, for facts that a browser test must not repeat. */
export const siteContent = <File>(name: string): File =>
  parse(readFileSync(join(__dirname, "../../content", `${name}.yaml`), "utf8")) as File;

type Branch = { id: string; name: string; geo: { latitude: number; longitude: number } };

/** Returns the last branch of the site. */
export const lastBranch = (): Branch => {
  const branch = siteContent<{ branches: Branch[] }>("branches").branches.at(-1);
  if (!branch) throw new Error("content/branches.yaml has no branch.");
  return branch;
};
