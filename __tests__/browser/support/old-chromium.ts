import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";

/** Folder of the downloaded browsers. */
const cache = join("node_modules", ".cache", "engines");

/**
 * Downloads an old Chromium once, from npm packages for serverless functions, whose old releases stay available.
 *
 * @param release package and version, as in `chrome-aws-lambda@10.1.0`
 * @returns path of the executable, for Linux on x64
 */
export function oldChromium(release: string): string {
  const folder = join(cache, release.replace(/[^\w.]+/g, "-"));
  const executable = join(folder, "chromium");
  if (existsSync(executable)) return executable;
  mkdirSync(folder, { recursive: true });
  const tarball = execFileSync("npm", ["pack", release, "--silent", "--pack-destination", folder], {
    encoding: "utf8",
  }).trim();
  execFileSync("tar", ["xzf", join(folder, tarball), "-C", folder]);
  const unpack = (name: string, to: string) =>
    writeFileSync(to, brotliDecompressSync(readFileSync(join(folder, "package", "bin", name))));
  unpack("chromium.br", executable);
  // SwiftShader renders without a GPU.
  unpack("swiftshader.tar.br", join(folder, "swiftshader.tar"));
  execFileSync("tar", ["xf", join(folder, "swiftshader.tar"), "-C", folder]);
  chmodSync(executable, 0o755);
  return executable;
}
