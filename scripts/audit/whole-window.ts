import type { Browser, CDPSession, Page } from "@playwright/test";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** More than the bars of Chromium's window take, which are 87 px high. */
const ROOM_FOR_BARS = 200;

/**
 * Makes a page's window large enough for all of the page to be painted. Playwright makes it as large as the page's screen; but the
 * window's bars are a part of it, and what changes in the page's lowest 87 px reaches no screen. Event Timing then waits for the
 * next change elsewhere: a button down there seems to answer half a second late.
 *
 * @param targetId the page, where the session is the browser's
 */
export const enlargeWindow = async (session: CDPSession, screen: Size, targetId?: string): Promise<void> => {
  const { windowId } = await session.send("Browser.getWindowForTarget", { targetId });
  const bounds = { width: screen.width + ROOM_FOR_BARS, height: screen.height + ROOM_FOR_BARS };
  await session.send("Browser.setWindowBounds", { windowId, bounds });
};

/** A page of which all is painted, and its session of the DevTools protocol. */
export const openWhole = async (
  browser: Browser,
  viewport: Size,
): Promise<{ readonly page: Page; readonly client: CDPSession }> => {
  const page = await browser.newPage({ viewport });
  const client = await page.context().newCDPSession(page);
  await enlargeWindow(client, viewport);
  return { page, client };
};
