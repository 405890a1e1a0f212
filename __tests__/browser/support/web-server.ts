import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { openServer } from "../../../scripts/lib/open-server";

const root = join(__dirname, "../../..");
const apiPaths = ["/api/", "/flags/", "/storage/"];

export interface WebServer {
  readonly origin: string;
  stop(): Promise<void>;
}

const waitUntilUp = async (origin: string): Promise<void> => {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await fetch(origin).then(Boolean, () => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Nothing answers on ${origin}`);
};

const freePort = async (): Promise<number> => {
  const { port, close } = await openServer(() => new Response(), 0);
  await close();
  return port;
};

const start = async (folder: string, port: number, command: string, args: string[]): Promise<WebServer> => {
  // Servers started by root drop to another user, who must be able to read the files.
  execFileSync("chmod", ["-R", "a+rX", folder]);
  const server = spawn(command, args, { stdio: "inherit" });
  const ended = once(server, "exit");
  const stop = async () => {
    server.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const origin = `http://localhost:${port}`;
  await waitUntilUp(origin).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { origin, stop };
};

/** Serves the built site by nginx with the shipped configuration, on a free port and with /api proxied to `api`. */
export const startNginx = async (nginx: string, api: string): Promise<WebServer> => {
  const folder = mkdtempSync(join(tmpdir(), "site-nginx-"));
  const port = await freePort();
  cpSync(join(root, "deploy"), join(folder, "deploy"), { recursive: true });
  symlinkSync(join(root, "public"), join(folder, "public"));
  const config = join(folder, "deploy/nginx.conf");
  writeFileSync(config, readFileSync(config, "utf8").replace("listen 8080", `listen 127.0.0.1:${port}`));
  const proxies = apiPaths.map((path) => `location ^~ ${path} { proxy_pass ${api}; include proxy.conf; }`);
  writeFileSync(join(folder, "deploy/generated/server-api.conf"), proxies.join("\n"));
  return start(folder, port, nginx, ["-p", `${folder}/`, "-c", "deploy/nginx.conf", "-g", "daemon off;"]);
};

const modules =
  "mpm_event authz_core autoindex negotiation dir mime rewrite headers setenvif filter deflate brotli proxy proxy_http";

/** Serves the built site by Apache as a strict shared host does, with the shipped `.htaccess` and the proxy of docs/how-to/deploy.md. */
export const startApache = async (apache: string, api: string): Promise<WebServer> => {
  const folder = mkdtempSync(join(tmpdir(), "site-apache-"));
  const port = await freePort();
  const lines = [
    ...modules.split(" ").map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
    `ServerName localhost`,
    `Listen 127.0.0.1:${port}`,
    `PidFile ${folder}/pid`,
    `ErrorLog ${folder}/error.log`,
    `TypesConfig /etc/mime.types`,
    `User www-data`,
    `Group www-data`,
    `RequestHeader unset X-Forwarded-For`,
    `RequestHeader set X-Forwarded-Proto expr=%{REQUEST_SCHEME}`,
    // Of the host, for all its sites.
    `Header set X-Frame-Options SAMEORIGIN`,
    ...apiPaths.map((path) => `ProxyPass ${path} ${api}${path}`),
    `DocumentRoot ${join(root, "public")}`,
    `<Directory ${join(root, "public")}>`,
    `AllowOverride FileInfo Indexes`,
    `Options FollowSymLinks MultiViews Indexes`,
    `Require all granted`,
    `</Directory>`,
    `<FilesMatch "^\\.ht">`,
    `Require all denied`,
    `</FilesMatch>`,
  ];
  const config = join(folder, "apache.conf");
  writeFileSync(config, lines.join("\n"));
  return start(folder, port, apache, ["-f", config, "-D", "FOREGROUND"]);
};
