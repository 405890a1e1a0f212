import type { Page } from "@playwright/test";

import { boxOf } from "./support/box-of";
import { FakeTime } from "./support/fake-time";
import { showView, views } from "./support/live-views";
import { expect, failedRequest, phone, test } from "./support/test";

const restOfStyles = "**/static/styles-*.css";
/** What each page is built with, and where the rest is. */
const builtStyles = "style[data-rest]";
const live = (page: Page) => page.getByText("Updated just now").first();

/** Every computed style of every element and its two pseudo-elements, all animations at their beginning. */
const looks = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = 0;
    }
    return [...document.querySelectorAll("body, body *")].flatMap((element) =>
      [undefined, "::before", "::after"].map((part) => {
        const style = getComputedStyle(element, part);
        const values = [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
        return `${element.localName}.${element.classList.value}${part ?? ""} ${values.join("; ")}`;
      }),
    );
  });

/** What has changed, each as "element: was; became". */
const changes = (before: readonly string[], after: readonly string[]): readonly string[] =>
  before.flatMap((look, index) => {
    if (look === after[index]) return [];
    const was = look.split("; ");
    const is = (after[index] ?? "").split("; ");
    const differing = was.flatMap((value, place) =>
      value === is[place] ? [] : [`${value} -> ${is[place]}`],
    );
    return `${look.slice(0, look.indexOf(" "))}: ${differing.join("; ")}`;
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const viewport of [phone, { width: 1440, height: 900 }]) {
    for (const path of ["/", "/kurs", "/artikel", "/404.html"]) {
      test(`${path} is built with every style that its HTML takes, at ${viewport.width} px`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        await page.goto(path);
        const built = await looks(page);
        expect(built.length).toBeGreaterThan(60);
        await page.evaluate((selector) => {
          for (const style of document.querySelectorAll<HTMLElement>(selector)) {
            const link = document.createElement("link");
            link.rel = "stylesheet";
            link.href = style.dataset.rest ?? "";
            style.after(link);
          }
        }, builtStyles);
        await expect
          .poll(() => page.evaluate(() => [...document.styleSheets].filter(({ href }) => href).length))
          .toBe(2);
        expect(changes(built, await looks(page))).toEqual([]);
      });
    }
  }
});

test.describe("a page looks the same in the styles of whichever page the visit began with:", () => {
  test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } });

  /** The styles of the site, divided as for a page, in the order of its head. */
  const stylesOf = async (page: Page, path: string): Promise<readonly string[]> => {
    const html = await (await page.request.get(path)).text();
    const parts = [...html.matchAll(/<style data-rest="([^"]+)">([^<]*)/g)].map(
      async ([, rest = "", built = ""]) => [built, await (await page.request.get(rest)).text()],
    );
    return (await Promise.all(parts)).flat();
  };

  const dress = (page: Page, styles: readonly string[]) =>
    page.evaluate((texts) => {
      for (const old of document.querySelectorAll("style[data-rest], link[rel=stylesheet]")) old.remove();
      document.head.append(
        ...texts.map((text) => Object.assign(document.createElement("style"), { textContent: text })),
      );
    }, styles);

  for (const [name, view] of Object.entries(views))
    test(name, async ({ page }) => {
      // Six times every style of a whole page: close to a minute on two slow cores.
      test.slow();
      const time = await FakeTime.stop(page);
      // The page that most visits begin with, and the one that is built with the least.
      const others = await Promise.all(["/", "/404.html"].map((path) => stylesOf(page, path)));
      expect(others.map(({ length }) => length)).toEqual([4, 4]);
      await showView(page, view, time);
      // What is off the screen is laid out when the browser likes.
      await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
      for (const viewport of [{ width: 1440, height: 900 }, phone]) {
        await page.setViewportSize(viewport);
        const own = await looks(page);
        expect(own.length).toBeGreaterThan(60);
        for (const styles of others) {
          await dress(page, styles);
          expect(changes(own, await looks(page))).toEqual([]);
        }
      }
    });
});

test("the scripts wait for the styles of what they render, and for those that come at the second try", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(failedRequest);
  // It stands still: the scripts give the styles up after 5 s.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  let asked = 0;
  let begun = 0;
  // The first thing that the application does is to ask for its page's data.
  page.on("request", (request) => {
    if (request.url().includes("/page-data/")) begun += 1;
  });
  // Whether the site was deployed anew is looked up before the second try.
  let lookedUp = 0;
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "fetch" && new URL(request.url()).pathname === "/") lookedUp += 1;
  });
  let deliver = () => {};
  const delivery = new Promise<void>((resolve) => (deliver = resolve));
  await page.route(restOfStyles, async (route) => {
    asked += 1;
    if (asked <= 2) return route.fulfill({ status: 503 });
    // One of the two is not enough.
    if (asked === 4) await delivery;
    return route.continue();
  });
  await page.goto("/");
  // All scripts of the first view run, and what they set off has been asked for.
  await page.waitForFunction(() => Reflect.get(window, "___loader"));
  await expect.poll(() => lookedUp).toBe(2);
  let seconds = 0;
  const afterASecond = async () => {
    if (seconds++ < 4) await page.clock.runFor(1_000);
    return asked;
  };
  await expect.poll(afterASecond).toBe(4);
  expect(begun).toBe(0);
  deliver();
  await page.clock.resume();
  await expect(live(page)).toBeVisible();
  expect(asked).toBe(4);
});

test("rates come without the rest of the styles where those never come", async ({ page, expectedErrors }) => {
  expectedErrors.push(failedRequest);
  await page.clock.install();
  await page.route(restOfStyles, (route) => route.abort());
  await page.goto("/");
  await page.clock.runFor(7_000);
  await expect(live(page)).toBeVisible();
});

test("the sections below the first screen are laid out without the rest of the styles", async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(([change]) => {
      if (change?.oldValue !== null && !document.documentElement.hasAttribute("data-later"))
        Object.assign(window, { areLaidOut: true });
    }).observe(document, { attributeFilter: ["data-later"], attributeOldValue: true, subtree: true });
  });
  await page.route(restOfStyles, () => {});
  await page.goto("/", { waitUntil: "commit" });
  await page.waitForFunction(() => Reflect.get(window, "areLaidOut"));
});

test("a browser that cannot hold layout back lays each section out once, and comes to rest", async ({
  page,
}) => {
  await page.addInitScript(() => {
    // As Safari 17 and Firefox 124 are: what is set is a property like any other.
    Object.defineProperty(CSSStyleDeclaration.prototype, "contentVisibility", {
      set: () => undefined,
      get: () => "",
    });
  });
  await page.goto("/");
  await expect(live(page)).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-later");
});

test.describe("in a browser that cannot clip, as Safari before 16", () => {
  test.use({ viewport: phone, bypassCSP: true, serviceWorkers: "block" });

  for (const path of ["/", "/kurs", "/artikel", "/404.html"]) {
    test(`${path} does not scroll sideways, and nothing but the page scrolls`, async ({ page }) => {
      await page.route("**/*", async (route) => {
        if (!/^(document|stylesheet)$/.test(route.request().resourceType())) return route.fallback();
        const response = await route.fetch();
        const body = (await response.text()).replace(/(overflow(-[xy])?):clip/g, "$1:unknown");
        return route.fulfill({ response, body });
      });
      await page.goto(path);
      const sheets = page.locator('link[href*="/static/styles-"]');
      const loaded = () =>
        sheets.evaluateAll((all) => all.filter((sheet) => Reflect.get(sheet, "sheet")).length);
      await expect.poll(loaded).toBe(2);
      await expect(page.locator("html")).not.toHaveAttribute("data-later");
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
      const scrolling = await page.evaluate(() =>
        [...document.querySelectorAll("body *")]
          .filter((element) => {
            const { overflowX, overflowY } = getComputedStyle(element);
            return (
              (overflowX === "auto" && element.scrollWidth > element.clientWidth) ||
              (overflowY === "auto" && element.scrollHeight > element.clientHeight)
            );
          })
          .map((element) => `${element.localName}.${element.className}`),
      );
      expect(scrolling).toEqual([]);
    });
  }
});

for (const path of ["/", "/kurs", "/artikel"]) {
  test(`${path} is still for its first second: what comes soon is not announced by a movement`, async ({
    page,
  }) => {
    await page.route("**/api/**", () => {});
    await page.goto(path);
    /** How far each sheen is from its place beside the bars at the end of that second, in shares of their width. */
    const moved = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter((animation) => (animation as CSSAnimation).animationName === "tide")
          .map((animation) => {
            animation.pause();
            animation.currentTime = 999;
            const { target, pseudoElement } = animation.effect as KeyframeEffect;
            const { transform, width } = getComputedStyle(target as Element, pseudoElement);
            return Number((new DOMMatrix(transform).e / Number.parseFloat(width) + 1).toFixed(3));
          }),
      );
    await expect.poll(async () => (await moved()).length).toBeGreaterThan(0);
    expect(new Set(await moved())).toEqual(new Set([0]));
  });
}

test.describe("browsers without units for moving bars, such as Chromium before 108,", () => {
  // It would answer in the place of what the tests let through.
  test.use({ serviceWorkers: "block" });
  // The size may be known before the last style sheet has come.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

  const withoutTheUnits = (page: Page) =>
    page.route("**/*", async (route) => {
      if (!["document", "stylesheet"].includes(route.request().resourceType())) return route.fallback();
      const response = await route.fetch();
      const { "content-security-policy": _, ...headers } = response.headers();
      const body = (await response.text()).replace(/(?<=\d)[ds]vh\b/g, "unknown");
      return route.fulfill({ response, headers, body });
    });

  for (const [path, part, viewport] of [
    ["/kurs", "tbody tr", { width: 1920, height: 1080 }],
    ["/kurs", "tbody td", { width: 1080, height: 1920 }],
    ["/no-such-page", "div:has(> main)", { width: 1440, height: 900 }],
    ["/no-such-page", "main > [aria-hidden]", phone],
  ] as const)
    test(`show ${path} as large as others: ${part} at ${viewport.width} px`, async ({
      page,
      expectedErrors,
    }) => {
      if (path === "/no-such-page") expectedErrors.push(failedRequest);
      await page.setViewportSize(viewport);
      const size = async () => {
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        const box = await boxOf(page.locator(part).first());
        return [box.width, box.height];
      };
      const usual = await size();
      await withoutTheUnits(page);
      expect(await size()).toEqual(usual);
    });

  test("never meet one that they have to know", async ({ page }) => {
    await page.goto("/");
    const parts = await page.locator(builtStyles).evaluateAll((styles) =>
      Promise.all(
        styles.map(async (style) => {
          const rest = await fetch(style.getAttribute("data-rest") ?? "");
          return `${style.textContent}${await rest.text()}`;
        }),
      ),
    );
    const text = parts.join("");
    const asked = /@supports\s*\(height:\s*100dvh\)\s*\{[^{}]*\{[^{}]*\}\s*\}/;
    expect(text).toMatch(asked);
    expect(text.replace(asked, "")).not.toMatch(/\d[dsl]v[hwib]\b/);
  });
});
