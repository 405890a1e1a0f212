import type { Page } from "@playwright/test";

export interface HeldScripts {
  /** From now on scripts are kept back; before, they came through. */
  hold: () => void;
  /** Lets every script through that was kept back, and all that follow. */
  deliver: () => void;
}

/** Keeps scripts back for as long as the test likes. To be called before the page is opened. */
export const holdScripts = async (page: Page, { fromTheStart = true } = {}): Promise<HeldScripts> => {
  let isHeld = fromTheStart;
  let deliver = () => {};
  const delivery = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route("**/*.js", async (route) => {
    if (isHeld) await delivery;
    await route.continue();
  });
  return { hold: () => void (isHeld = true), deliver };
};
