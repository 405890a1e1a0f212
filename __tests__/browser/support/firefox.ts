import puppeteer, { type Page } from "puppeteer-core";

import { findTool } from "../../../scripts/lib/find-program";

/** Starts the machine's Firefox without a window, and returns its page. Playwright drives a Firefox of its own only. */
export const startFirefox = async (): Promise<Page> => {
  const executablePath = findTool("firefox-esr");
  const browser = await puppeteer.launch({ browser: "firefox", ...(executablePath && { executablePath }) });
  return browser.newPage();
};
