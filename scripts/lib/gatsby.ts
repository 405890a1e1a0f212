import { spawn } from "node:child_process";
import { join } from "node:path";

export interface GatsbyOptions {
  /** Beside the environment of this process. */
  readonly env?: NodeJS.ProcessEnv;
  /** The project; this one unless a copy of it is named. */
  readonly folder?: string;
  /** True: of what it prints, the terminal gets the errors alone. */
  readonly quiet?: boolean;
}

export interface RunningGatsby {
  /** Process group of Gatsby and of all that it starts; undefined where it could not be started. */
  readonly group: number | undefined;
  /** Its exit code; null when a signal ended it. */
  readonly ended: Promise<number | null>;
  /** Ends it and every process that it has started. */
  stop(): Promise<void>;
}

const root = join(__dirname, "..", "..");

/** As in package.json's `build`. With glibc's own number of arenas, memory that image processing has freed is kept: 500 MB. */
const settings = { GATSBY_TELEMETRY_DISABLED: "1", MALLOC_ARENA_MAX: "2" };

/** Starts Gatsby's command line; what it prints goes to the terminal. */
export function startGatsby(
  args: readonly string[],
  { env, folder = root, quiet = false }: GatsbyOptions = {},
): RunningGatsby {
  const child = spawn(process.execPath, [join(root, "node_modules", "gatsby", "cli.js"), ...args], {
    cwd: folder,
    env: { ...process.env, ...settings, ...env },
    stdio: ["ignore", quiet ? "ignore" : "inherit", "inherit"],
    // A group of its own, so that its workers can be ended with it.
    detached: true,
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once("error", (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once("exit", resolve);
  });
  const signalGroup = (signal: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch {
      // They have gone already.
    }
  };
  return {
    group: child.pid,
    ended,
    stop: async () => {
      signalGroup("SIGTERM");
      const patience = setTimeout(() => signalGroup("SIGKILL"), 3_000);
      await ended;
      clearTimeout(patience);
      signalGroup("SIGKILL");
    },
  };
}
