import { lastBranch } from "../support/site-content";
import { expect, failedRequest, test } from "./support/test";

const { slug } = lastBranch();
const missing = { name: "Oops! Page not found" };

test("a fragment that the router cannot decode is removed, and its page is shown", async ({ page }) => {
  const hash = () => new URL(page.url()).hash;
  await test.step("on opening a page", async () => {
    await page.goto("/kurs#%");
    // This text shows that the page is hydrated: the built HTML has no live figure.
    await expect(page.getByText(/^Last Update - /)).toBeVisible();
    expect(hash()).toBe("");
  });
  await test.step("typed on the open page", async () => {
    await page.evaluate(() => {
      location.hash = "100%";
    });
    await expect.poll(hash).toBe("");
    await expect(page.getByText(/^Last Update - /)).toBeVisible();
  });
  await test.step("on opening an article", async () => {
    await page.goto("/artikel/7#%E0%A4%A");
    await expect(page.getByText("Back to articles")).toBeVisible();
    expect(hash()).toBe("");
  });
});

/** Addresses that routers, servers and URL parsers read differently. Some once requested another origin or showed a blank page. */
const addresses = [
  ..."//other.example /%5cother.example /a%2Fb /artikel/a%5Cb /artikel/%zz /\\other.example /%2F%2fother.example".split(
    " ",
  ),
  ..."/kurs//other.example /artikel/..%2f%2e%2e/kurs /user:pass@other.example /%00%0d%0a%7f /%252e%25 /é%C3%E2%80%AE".split(
    " ",
  ),
];

test("no address leads to another origin, and each ends on a page of the site", async ({
  page,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(failedRequest);
  test.slow();
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== baseURL) elsewhere.push(request.url());
  });
  // The page itself is what matters here. Pictures, styles and fonts would take most of the time.
  await page.route(/\.(css|woff2|svg|avif|webp|jpg|png)$|\/flags\//, (route) => route.abort());
  // A host without the site's headers: the policy would hide a request to another origin.
  await page.route("**", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const { "content-security-policy": _, ...headers } = response.headers();
    return route.fulfill({ response, headers });
  });
  for (const address of addresses) {
    await page.goto(`${baseURL}${address}`, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 }).first(), address).toBeAttached();
    // The 404 page has no scripts. Gatsby sets this mark when a page is hydrated.
    await page.waitForFunction(
      () => !("recordClick" in window) || performance.getEntriesByName("onInitialClientRender").length > 0,
    );
    await expect(page.getByText("Unexpected Application Error!"), address).toHaveCount(0);
    expect(elsewhere, address).toEqual([]);
    expect(new URL(page.url()).origin, address).toBe(baseURL);
  }
});

test("an address that no page has shows the 404 page, which leads home", async ({
  page,
  request,
  expectedErrors,
}) => {
  expectedErrors.push(failedRequest);
  for (const address of ["/%5cother.example", "/a%2Fb", "/100%25", "/foo%", "/cabang/nowhere"]) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(404);
    expect(await response.text(), address).toContain(missing.name);
  }
  // The 404 page, and the articles' document, whose script leads there.
  for (const address of ["/kurs%5C", "/artikel/a%5Cb", "/artikel/%zz"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", missing), address).toBeVisible();
  }
  await page.getByRole("link", { name: "Back to home" }).click();
  await expect(page.getByText(/^Updated/).first()).toBeVisible();
});

test("a trailing slash and .html are dropped", async ({ page, baseURL }) => {
  for (const [path, text] of [
    ["/artikel/7", "Back to articles"],
    [`/cabang/${slug}`, "How to find us"],
  ] as const) {
    await page.goto(`${path}/?from=chat#main`);
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(page).toHaveURL(`${baseURL}${path}?from=chat#main`);
  }
  // The list, not an article with the id "html".
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto("/artikel.html");
  await expect(page.getByText("Read More").first()).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}/artikel`);
  expect(requested).not.toContain("/api/posts/html");
});
