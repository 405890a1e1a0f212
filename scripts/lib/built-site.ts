import { existsSync } from "node:fs";
import { join } from "node:path";

import { UsageError } from "./run";

/** The folder that `npm run build` writes. */
export const publicDir = join(__dirname, "..", "..", "public");

/** @throws UsageError with what to do when nothing has been built */
export function requireBuild(): void {
  if (!existsSync(join(publicDir, "index.html"))) {
    throw new UsageError("There is no built site in public/. Build one with: npm run build");
  }
}
