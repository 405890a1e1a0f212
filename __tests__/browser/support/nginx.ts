import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { freePort } from "../../../scripts/lib/ports";

const root = join(__dirname, "../../..");

const answers = async (origin: string): Promise<void> => {
  for (let attempt = 0; ; attempt += 1) {
    const up = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (up) return;
    if (attempt === 100) throw new Error(`nginx does not answer on ${origin}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

/** What the shipped file wants in a location for the API, and the address under which pictures are named. */
const asAdvised = "include generated/security-headers.conf; proxy_set_header Host $http_host;";

/**
 * Serves the built site by a real nginx with the shipped configuration: only the port is another, and /api leads to the
 * given address.
 *
 * @returns also `rebuilt`, which does what a later build does: writes security headers anew, and reloads as the file says
 */
export const startNginx = async (
  nginx: string,
  api: string,
): Promise<{ origin: string; rebuilt(headers: string): void; stop(): Promise<void> }> => {
  const folder = mkdtempSync(join(tmpdir(), "site-nginx-"));
  const port = await freePort();
  cpSync(join(root, "deploy"), join(folder, "deploy"), { recursive: true });
  symlinkSync(join(root, "public"), join(folder, "public"));
  const config = join(folder, "deploy/nginx.conf");
  writeFileSync(config, readFileSync(config, "utf8").replace("listen 8080", `listen 127.0.0.1:${port}`));
  writeFileSync(
    join(folder, "deploy/generated/server-api.conf"),
    ["/api/", "/flags/", "/storage/"]
      .map((path) => `location ${path} { proxy_pass ${api}; ${asAdvised} }`)
      .join("\n"),
  );
  execFileSync("chmod", ["-R", "a+rX", folder]);
  const asDocumented = ["-p", `${folder}/`, "-c", "deploy/nginx.conf"];
  const process = spawn(nginx, [...asDocumented, "-g", "daemon off;"], { stdio: "inherit" });
  const origin = `http://localhost:${port}`;
  await answers(origin);
  return {
    origin,
    rebuilt: (headers) => {
      writeFileSync(join(folder, "deploy/generated/security-headers.conf"), headers);
      execFileSync(nginx, [...asDocumented, "-s", "reload"], { stdio: "pipe" });
    },
    stop: async () => {
      process.kill();
      await once(process, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
