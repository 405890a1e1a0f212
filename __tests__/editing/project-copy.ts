import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";

import { freePort } from "../support/free-port";

const root = join(__dirname, "..", "..");
/** Folders that commands write. */
const ignored = [".cache", ".git", "coverage", "node_modules", "public", "test-results"];

/** A copy of the project for `npm run edit`, so that the work tree's content does not change. */
export interface ProjectCopy {
  /** Address of the site. */
  readonly site: string;
  /** Address of the form. */
  readonly form: string;
  read(path: string): string;
  /** Stops it as Ctrl-C does, and returns the exit code. */
  stop(): Promise<number | null>;
}

/** Waits for the line with the address of the form. */
const started = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = "";
    const listen = (chunk: Buffer) => {
      said += String(chunk);
      if (said.includes("The editor")) resolve();
    };
    child.stdout?.on("data", listen);
    child.stderr?.on("data", listen);
    child.once("exit", (code) => reject(new Error(`npm run edit ended with ${code}:\n${said}`)));
  });

/** Copies the project into a temporary folder, and returns the folder. */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-copy-"));
  cpSync(root, folder, {
    recursive: true,
    filter: (path) => dirname(path) !== root || !ignored.includes(basename(path)),
  });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return folder;
}

/** Starts the form and the developed site on a copy of the project. */
export async function editCopy(): Promise<ProjectCopy> {
  const folder = copyProject();
  const [port, editorPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/edit.ts"], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), EDITOR_PORT: String(editorPort) },
  });
  const ended = once(child, "exit");
  const stop = async () => {
    child.kill("SIGINT");
    const [code] = await ended;
    rmSync(folder, { recursive: true, force: true });
    return typeof code === "number" ? code : null;
  };
  try {
    await started(child);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    site: `http://localhost:${port}`,
    form: `http://localhost:${editorPort}/admin/`,
    read: (path) => readFileSync(join(folder, path), "utf8"),
    stop,
  };
}
