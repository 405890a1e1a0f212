import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

interface RunningGatsby {
  /** Its exit code; null after a signal. */
  readonly ended: Promise<number | null>;
  /** Ends it and all its workers. */
  stop(): Promise<void>;
}

const root = join(__dirname, "..", "..");

/** As in package.json's `build`. Fewer arenas let glibc return 500 MB after image processing. */
const settings = { GATSBY_TELEMETRY_DISABLED: "1", MALLOC_ARENA_MAX: "2" };

/**
 * Starts Gatsby's command line, with its output in the terminal.
 *
 * @param env in addition to the environment of this process
 */
export function startGatsby(args: readonly string[], env: NodeJS.ProcessEnv = {}): RunningGatsby {
  const child = spawn(process.execPath, [join(root, "node_modules", "gatsby", "cli.js"), ...args], {
    cwd: root,
    env: { ...process.env, ...settings, ...env },
    stdio: ["ignore", "inherit", "inherit"],
    // A process group of its own, so that its workers end with it.
    detached: true,
  });
  const ended = once(child, "exit").then(([code]) => code as number | null);
  const signalGroup = (signal: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch {
      // The group has ended.
    }
  };
  return {
    ended,
    stop: async () => {
      signalGroup("SIGTERM");
      const timer = setTimeout(() => signalGroup("SIGKILL"), 3_000);
      await ended;
      clearTimeout(timer);
      signalGroup("SIGKILL");
    },
  };
}

/** Returns the address of a site on this computer as a setting of its build, unless another is set. */
export const localSiteUrl = (port: number): NodeJS.ProcessEnv => ({
  SITE_URL: process.env.SITE_URL?.trim() || `http://localhost:${port}`,
});
