import type { Browser, CDPSession, Page } from "@playwright/test";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** More than the bars of Chromium's window take, which are 87 px high. */
const ROOM_FOR_BARS = 200;

/**
 * A page of which all is painted, and its session of the DevTools protocol. Playwright makes the window as large as the page's
 * screen; but the window's bars are a part of it, and what changes in the page's lowest 87 px reaches no screen. Event Timing then
 * waits for the next change elsewhere: a button down there seems to answer half a second late.
 */
export const openWhole = async (
  browser: Browser,
  viewport: Size,
): Promise<{ readonly page: Page; readonly client: CDPSession }> => {
  const page = await browser.newPage({ viewport });
  const client = await page.context().newCDPSession(page);
  const { windowId } = await client.send("Browser.getWindowForTarget");
  const bounds = { width: viewport.width + ROOM_FOR_BARS, height: viewport.height + ROOM_FOR_BARS };
  await client.send("Browser.setWindowBounds", { windowId, bounds });
  return { page, client };
};
