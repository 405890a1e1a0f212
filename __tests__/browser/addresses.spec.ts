import { expect, failedRequest, test } from "./support/test";

const missing = { name: "Oops! Page not found" };

test.describe("a URL that the router cannot decode", () => {
  for (const address of ["/#50%", "/kurs#%", "/artikel#100%", "/artikel/7#%E0%A4%A", "/#%zz"]) {
    test(`${address} shows its page`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // These texts show that the page is hydrated: the built HTML has no live figure, list or article.
      await expect(
        page.getByText(/^(Updated just now|Last Update - .*|Read More|Back to articles)$/).first(),
      ).toBeVisible();
      expect(new URL(page.url()).hash).toBe("");
    });
  }

  test("can be typed on an open page", async ({ page }) => {
    await page.goto("/kurs");
    await expect(page.getByText(/^Last Update - /)).toBeVisible();
    await page.evaluate(() => {
      location.hash = "100%";
    });
    await expect.poll(() => new URL(page.url()).hash).toBe("");
    await expect(page.getByText(/^Last Update - /)).toBeVisible();
  });

  for (const address of [
    "/a%2Fb",
    "/promo%23juli",
    "/a%3Fb",
    "/100%25",
    "/foo%",
    "/artikel/100%",
    "/artikel/%zz",
    "/artikel/a%2Fb",
    "/artikel/a%23b",
  ]) {
    test(`${address} shows the 404 page`, async ({ page, expectedErrors }) => {
      expectedErrors.push(failedRequest);
      await page.goto(address);
      await expect(page.getByRole("heading", missing)).toBeVisible();
      // A client-side navigation shows that the page is hydrated.
      await page.getByRole("link", { name: "Back to home" }).click();
      await expect(page.getByText(/^Updated/).first()).toBeVisible();
    });
  }

  test("with two slashes stays on this site", async ({ page, baseURL, expectedErrors }) => {
    expectedErrors.push(failedRequest);
    await page.goto(`${baseURL}//other.example/%20`);
    await expect(page.getByRole("heading", missing)).toBeVisible();
    expect(new URL(page.url()).origin).toBe(baseURL);
  });

  for (const [address, meant] of [
    ["/kurs%20", "/kurs"],
    ["/kurs%0D%0A?a=b#c", "/kurs?a=b#c"],
    ["/artikel%00/", "/artikel"],
    ["/%20", "/"],
  ] as const) {
    test(`${address}, copied with spaces, opens ${meant}`, async ({ page, baseURL, expectedErrors }) => {
      expectedErrors.push(failedRequest);
      await page.goto(address);
      await expect(page).toHaveURL(`${baseURL}${meant}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("heading", missing)).toHaveCount(0);
    });
  }
});

test("an article's URL loses its trailing slash", async ({ page, baseURL }) => {
  await page.goto("/artikel/7/?from=chat#main");
  await expect(page.getByRole("link", { name: "Back to articles" })).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}/artikel/7?from=chat#main`);
});

test('/artikel.html opens the list, not an article with the id "html"', async ({ page, baseURL }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto("/artikel.html");
  await expect(page.getByText("Read More").first()).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}/artikel`);
  expect(requested).not.toContain("/api/posts/html");
});

test("an article whose id the router cannot handle is a plain link", async ({ page, expectedErrors }) => {
  expectedErrors.push(failedRequest);
  await page.route("**/api/posts?*", (route) =>
    route.fulfill({ json: { data: [{ id: "100% sure", title: "Sure", body: "<p>x</p>" }] } }),
  );
  await page.goto("/artikel");
  await page.getByRole("link", { name: "Sure", exact: true }).click();
  await expect(page.getByRole("heading", missing)).toBeVisible();
});
