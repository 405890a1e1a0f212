/** @jest-environment node */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const root = join(__dirname, "..", "..");
const temporary = mkdtempSync(join(tmpdir(), "audit-build-"));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

/** The projects that are being built, as far as they are there. */
const copies = () =>
  readdirSync(temporary)
    .filter((name) => name.startsWith("site-growth-"))
    .map((name) => join(temporary, name));

it("ends its build and removes its copy of the project when it is stopped", async () => {
  const audit = spawn(process.execPath, ["--import", "tsx", "scripts/audit-build.ts"], {
    cwd: root,
    env: { ...process.env, SIZES: "1x1", TMPDIR: temporary },
    stdio: ["ignore", "ignore", "pipe"],
  });
  audit.stderr.resume();
  // Where Gatsby writes its errors as well: it is closed when the last of all processes has gone.
  const gone = once(audit, "close");
  while (audit.exitCode === null && !copies().some((copy) => existsSync(join(copy, ".cache"))))
    await wait(50);
  audit.kill("SIGTERM");
  expect(await gone).toEqual([0, null]);
  expect(copies()).toEqual([]);
}, 60_000);
