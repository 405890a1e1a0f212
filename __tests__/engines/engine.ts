import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { freePort } from "../support/free-port";

export interface PrintOptions {
  readonly page?: { readonly width: number; readonly height: number };
  readonly margin?: Readonly<Record<"top" | "right" | "bottom" | "left", number>>;
}

/** A browser that is driven by WebDriver's commands. */
export interface Engine {
  goto(url: string): Promise<void>;
  /** Sets the size of the viewport in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page. */
  evaluate<Result, Args extends readonly unknown[]>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Presses keys one after another, by WebDriver's code points. */
  press(...keys: readonly string[]): Promise<void>;
  /**
   * Returns the printed page as PDF in base64.
   *
   * @param options paper and margins in cm
   * @see https://www.w3.org/TR/webdriver2/#print-page
   */
  print(options?: PrintOptions): Promise<string>;
  close(): Promise<void>;
}

export const keys = { tab: "\ue004", escape: "\ue00c", enter: "\ue007" };

/** Sends a command of WebDriver by its path after the session, such as `execute/sync`. */
type Send = (path: string, body: object) => Promise<unknown>;

const engineOf = (send: Send, close: () => Promise<void>): Engine => {
  const evaluate: Engine["evaluate"] = async (run, ...args) =>
    (await send("execute/sync", { script: `return (${String(run)})(...arguments)`, args })) as never;
  return {
    evaluate,
    goto: async (url) => void (await send("url", { url })),
    resize: async (width, height) => {
      // The window's frame has a size of its own.
      let frame = [0, 0];
      for (let attempt = 0; attempt < 2; attempt += 1) {
        await send("window/rect", { x: 0, y: 0, width: width + frame[0]!, height: height + frame[1]! });
        const inner = await evaluate(() => [innerWidth, innerHeight]);
        frame = [width - inner[0]!, height - inner[1]!];
      }
    },
    press: async (...pressed) => {
      const actions = pressed.flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]);
      await send("actions", { actions: [{ type: "key", id: "keyboard", actions }] });
    },
    print: async (options = {}) => String(await send("print", options)),
    close,
  };
};

const stop = async (...children: readonly ChildProcess[]): Promise<void> => {
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill();
    await once(child, "exit");
  }
};

/** Retries until a browser that is starting accepts. */
const untilReady = async <T>(attempt: () => Promise<T>): Promise<T> => {
  for (let left = 60; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (left === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
};

/** Firefox's own names of the commands. Debian has no geckodriver, but Marionette takes the same bodies. */
const marionette: Readonly<Record<string, string>> = {
  session: "NewSession",
  url: "Navigate",
  "window/rect": "SetWindowRect",
  "execute/sync": "ExecuteScript",
  actions: "PerformActions",
  print: "Print",
};

/** Starts Firefox without a window. */
export async function startFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  const port = await freePort();
  writeFileSync(join(profile, "user.js"), `user_pref("marionette.port", ${port});\n`);
  const firefox = spawn("firefox-esr", ["--headless", "--marionette", "--no-remote", "--profile", profile], {
    env: { ...process.env, HOME: profile },
    stdio: "ignore",
  });
  const socket = await untilReady(async () => {
    const attempt = connect(port, "127.0.0.1");
    await once(attempt, "connect");
    return attempt;
  });
  const waiting = new Map<number, (answer: readonly unknown[]) => void>();
  let received = Buffer.alloc(0);
  socket.on("data", (chunk: Buffer) => {
    // Each message is its length, a colon, and JSON.
    received = Buffer.concat([received, chunk]);
    for (let colon = received.indexOf(":"); colon > 0; colon = received.indexOf(":")) {
      const end = colon + 1 + Number(received.subarray(0, colon).toString());
      if (received.length < end) return;
      const message: unknown = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      if (Array.isArray(message)) waiting.get(Number(message[1]))?.(message);
    }
  });
  let id = 0;
  const send: Send = async (path, body) => {
    id += 1;
    const command = JSON.stringify([0, id, `WebDriver:${marionette[path]}`, body]);
    const answer = new Promise<readonly unknown[]>((resolve) => waiting.set(id, resolve));
    socket.write(`${Buffer.byteLength(command)}:${command}`);
    const [, , error, result] = await answer;
    if (error) throw new Error(JSON.stringify(error));
    return Object(result).value;
  };
  await send("session", {});
  return engineOf(send, async () => {
    socket.destroy();
    await stop(firefox);
    rmSync(profile, { recursive: true, force: true });
  });
}
