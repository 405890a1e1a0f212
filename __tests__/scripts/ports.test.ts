/** @jest-environment node */
import { spawn } from "node:child_process";
import { createServer, type Server } from "node:net";
import { join } from "node:path";
import { parsePort, requireFreePort } from "../../scripts/lib/ports";
import { freePort } from "../support/free-port";

const root = join(__dirname, "..", "..");
const listening: Server[] = [];

function occupy(host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    listening.push(server);
    server.once("error", reject);
    server.listen(0, host, () => {
      const address = server.address();
      if (address === null || typeof address === "string") reject(new Error("no port"));
      else resolve(address.port);
    });
  });
}
afterEach(async () => {
  await Promise.all(listening.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

describe("parsePort", () => {
  it.each([
    [undefined, 8000],
    ["", 8000],
    ["8123", 8123],
    [" 80 ", 80],
    ["65535", 65535],
  ])("reads %j as %i", (text, port) => {
    expect(parsePort(text, 8000)).toBe(port);
  });

  it.each(["0", "65536", "80a", "-1", "8000.5", "0x50"])("rejects %j and says what is allowed", (text) => {
    expect(() => parsePort(text, 8000)).toThrow(
      `PORT is "${text}", but must be a whole number from 1 to 65535, for example PORT=8080.`,
    );
  });
});

describe("requireFreePort", () => {
  it.each(["127.0.0.1", "0.0.0.0"])("finds a listener on %s", async (host) => {
    const port = await occupy(host);
    await expect(requireFreePort(port)).rejects.toThrow(
      `Port ${port} is already in use. Stop what runs there, or choose another: PORT=8080.`,
    );
  });
});

it("accepts a free port", async () => {
  await expect(requireFreePort(await freePort())).resolves.toBeUndefined();
});

/** Runs a script from the command line. */
function runScript(
  script: string,
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ["--import", "tsx", script], {
      cwd: root,
      env: { ...process.env, ...env },
    });
    let output = "";
    child.stdout.on("data", (chunk) => (output += String(chunk)));
    child.stderr.on("data", (chunk) => (output += String(chunk)));
    child.once("exit", (code) => resolve({ code, output: output.trim() }));
  });
}

it.each([
  ["scripts/start.ts", "PORT"],
  ["scripts/develop.ts", "PORT"],
  ["scripts/edit.ts", "EDITOR_PORT"],
  ["sample-api/index.ts", "PORT"],
])(
  "%s exits with a one-line message when its %s is in use",
  async (script, name) => {
    const port = await occupy("127.0.0.1");
    expect(await runScript(script, { PORT: String(await freePort()), [name]: String(port) })).toEqual({
      code: 1,
      output: `Port ${port} is already in use. Stop what runs there, or choose another: ${name}=8080.`,
    });
  },
  30_000,
);

describe("sample-api/index.ts", () => {
  it("stops with code 0 on SIGTERM", async () => {
    const port = await freePort();
    const child = spawn(process.execPath, ["--import", "tsx", "sample-api/index.ts"], {
      cwd: root,
      env: { ...process.env, PORT: String(port) },
    });
    const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
    await new Promise((resolve) => child.stdout.once("data", resolve));
    expect((await fetch(`http://127.0.0.1:${port}/api/posts/7`)).status).toBe(200);
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
  }, 30_000);
});
