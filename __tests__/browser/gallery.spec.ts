import type { Page } from "@playwright/test";

import { boxOf } from "./support/box-of";
import { expect, expectAccessible, openLandingPage, phone, resize, test } from "./support/test";

/** Collects the names of the gallery's picture files that the page requests. */
const noteRequests = (page: Page): Set<string> => {
  const names = new Set<string>();
  page.on("request", (request) => {
    const name = /\/static\/.*\/(\d\d-[^/]+)\.(?:avif|webp|jpg)$/.exec(request.url())?.[1];
    if (name) names.add(name);
  });
  return names;
};

const section = (page: Page) => page.getByRole("region", { name: "Photo Gallery" });
const thumbnails = (page: Page) => section(page).getByRole("list").first().getByRole("button");

const goTo = async (page: Page) => {
  await openLandingPage(page);
  await section(page).scrollIntoViewIfNeeded();
  await expect(thumbnails(page)).toHaveCount(6);
};

/** Waits until all six pictures have loaded. */
const settled = (page: Page) =>
  expect
    .poll(() =>
      thumbnails(page)
        .locator("img")
        .evaluateAll((images: HTMLImageElement[]) => images.filter((image) => image.naturalWidth > 0).length),
    )
    .toBe(6);

const view = (page: Page) => page.getByRole("dialog", { name: /^Photo \d+ of 24$/ });

test("loads only the pictures on screen, as WebP of the right size", async ({ page }) => {
  const asked = noteRequests(page);
  await page.goto("/");
  await expect(page.getByText(/^Updated/).first()).toBeVisible();
  expect([...asked]).toEqual([]);

  await section(page).scrollIntoViewIfNeeded();
  await settled(page);
  expect(asked.size).toBe(6);
  for (const image of await thumbnails(page).locator("img").all()) {
    const { file, natural, needed } = await image.evaluate(async (element: HTMLImageElement) => {
      const { width, height } = element.getBoundingClientRect();
      const ratio = Number(element.getAttribute("width")) / Number(element.getAttribute("height"));
      // With a srcset, naturalWidth is the width in `sizes`.
      const alone = new Image();
      alone.src = element.currentSrc;
      await alone.decode();
      return {
        file: element.currentSrc,
        natural: alone.naturalWidth,
        needed: Math.max(width, height * ratio),
      };
    });
    expect(file).toMatch(/\.webp$/);
    // Covers its tile (rounding may lose a hundredth), and is not the largest file.
    expect(natural).toBeGreaterThanOrEqual(needed * 0.99);
    expect(natural).toBeLessThan(1600);
  }

  await section(page).getByRole("button", { name: "Page 3" }).click();
  await expect(section(page).getByRole("status")).toHaveText("13 - 18 of 24 photos");
  await settled(page);
  expect(asked.size).toBe(12);

  await thumbnails(page).first().click();
  await expect(view(page).getByRole("img")).toHaveJSProperty("complete", true);
  expect(asked.size).toBe(12);
});

test("the full-size view is accessible and fits the screen", async ({ page }) => {
  await goTo(page);
  const thumbnail = thumbnails(page).first();
  await thumbnail.click();
  const name = (await thumbnail.locator("img").getAttribute("alt")) ?? "";
  await expect(view(page).getByRole("img", { name })).toHaveCount(1);
  for (const size of [{ width: 1440, height: 900 }, { width: 844, height: 390 }, phone]) {
    await resize(page, size);
    await expect(view(page).getByRole("img")).toBeInViewport({ ratio: 0.99 });
    for (const control of ["Previous photo", "Next photo", "Close"]) {
      const button = view(page).getByRole("button", { name: control });
      await expect(button).toBeInViewport({ ratio: 1 });
      expect((await boxOf(button)).width).toBeGreaterThanOrEqual(44);
    }
  }
  await expectAccessible(page);
});

test.describe("by touch", () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  /** Swipes with real touch input. */
  const swipe = async (page: Page, dx: number, dy: number) => {
    const box = await boxOf(view(page).getByRole("img"));
    const client = await page.context().newCDPSession(page);
    const at = (part: number) => ({
      x: box.x + box.width / 2 + dx * (part - 0.5),
      y: box.y + box.height / 2 + dy * (part - 0.5),
    });
    await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at(0)] });
    for (const part of [0.25, 0.5, 0.75, 1])
      await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [at(part)] });
    await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await client.detach();
  };

  test("swipes change the picture, and a new page starts at its first picture", async ({ page }) => {
    await goTo(page);
    await thumbnails(page).nth(1).tap();
    await expect(view(page)).toHaveAccessibleName("Photo 2 of 24");
    await swipe(page, -220, 8);
    await expect(view(page)).toHaveAccessibleName("Photo 3 of 24");
    await swipe(page, -20, 0);
    await expect(view(page)).toHaveAccessibleName("Photo 3 of 24");
    await swipe(page, 220, 8);
    await expect(view(page)).toHaveAccessibleName("Photo 2 of 24");
    await swipe(page, 220, 0);
    await expect(view(page)).toHaveAccessibleName("Photo 1 of 24");
    await swipe(page, 220, 0);
    await expect(view(page)).toHaveAccessibleName("Photo 1 of 24");
    // An upward swipe scrolls the page.
    await swipe(page, 30, -180);
    await expect(view(page)).toHaveAccessibleName("Photo 1 of 24");
    await view(page).getByRole("button", { name: "Close" }).tap();

    await section(page).getByRole("button", { name: "Page 2" }).tap();
    await expect(section(page).getByRole("status")).toHaveText("7 - 12 of 24 photos");
    await expect(thumbnails(page).first()).toBeInViewport({ ratio: 0.99 });
    const { width } = await boxOf(thumbnails(page).first());
    await thumbnails(page).first().tap();
    expect((await boxOf(view(page).getByRole("img"))).width).toBeGreaterThan(2 * width);
  });
});
