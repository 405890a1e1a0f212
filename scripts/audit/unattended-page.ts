import type { Browser, CDPSession } from "@playwright/test";

import { enlargeWindow, type Size } from "./whole-window";

export interface UnattendedPage {
  /** Sends a command of the DevTools protocol to the page. Rejects with what the browser has against it. */
  readonly send: CDPSession["send"];
  readonly close: () => Promise<void>;
}

interface Answer {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/**
 * A page that Playwright does not attend to, as no page is where people look at it: what it has a page tell of itself takes the
 * page's own time, a seventh of the board's load. Playwright leaves alone what is opened in a context that is not its own.
 *
 * @see https://chromedevtools.github.io/devtools-protocol/tot/Target/
 */
export const openUnattended = async (browser: Browser, screen: Size): Promise<UnattendedPage> => {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send("Target.createBrowserContext");
  const { targetId } = await session.send("Target.createTarget", { url: "about:blank", browserContextId });
  await enlargeWindow(session, screen, targetId);
  const { sessionId } = await session.send("Target.attachToTarget", { targetId, flatten: false });

  let lastId = 0;
  const awaited = new Map<number, (answer: Answer) => void>();
  session.on("Target.receivedMessageFromTarget", (received) => {
    const answer = JSON.parse(received.message) as Answer;
    if (received.sessionId === sessionId && answer.id !== undefined) awaited.get(answer.id)?.(answer);
  });
  const send = async (method: string, params?: unknown): Promise<unknown> => {
    lastId += 1;
    const id = lastId;
    const isAnswered = new Promise<Answer>((resolve) => awaited.set(id, resolve));
    const message = JSON.stringify({ id, method, params });
    await session.send("Target.sendMessageToTarget", { sessionId, message });
    const { result, error } = await isAnswered;
    awaited.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };

  const page: UnattendedPage = {
    // The answers to its commands are what the protocol's own types say.
    send: send as CDPSession["send"],
    close: async () => {
      await session.send("Target.disposeBrowserContext", { browserContextId });
    },
  };
  await page.send("Emulation.setDeviceMetricsOverride", { ...screen, deviceScaleFactor: 1, mobile: false });
  return page;
};
