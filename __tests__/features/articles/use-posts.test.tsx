import { act, render } from "@testing-library/react";
import { usePost, usePostPage } from "../../../src/features/articles/api/use-posts";
import { api, json, refused } from "../../support/api";
import { pass } from "../../support/fake-time";
import { postPage, postRow } from "../../support/fixtures";
import { Providers } from "../../support/render";

type UsePostPage = ReturnType<typeof usePostPage>;
type UsePost = ReturnType<typeof usePost>;

/** Answers that there were too many requests, or that the API is down. */
const throttled = (status: number, retryAfter?: string) => async () =>
  new Response("{}", { status, headers: retryAfter === undefined ? {} : { "Retry-After": retryAfter } });

const pagePath = (page: number) => `/api/posts?paginate=true&page=${page}`;
const MINUTE = 60_000;

let list: UsePostPage;
let detail: UsePost;

// Results of the last render.
const seeList = (seen: UsePostPage) => void (list = seen);
const seeDetail = (seen: UsePost) => void (detail = seen);

const List = ({ page }: { readonly page: number }) => {
  seeList(usePostPage(page));
  return <p>list</p>;
};

const Detail = ({ id }: { readonly id: string }) => {
  seeDetail(usePost(id));
  return <p>detail</p>;
};

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 8, 29, 6) });
  for (const page of [1, 2, 3]) api.on(pagePath(page), json(postPage(page)));
  api.on("/api/posts/7", json(postRow(7)));
});

const visit = (place: React.ReactElement) => render(place, { wrapper: Providers });

it.each([
  ["the list", 5, pagePath(1), <List key="list" page={1} />, <Detail key="article" id="7" />],
  ["an article", 10, "/api/posts/7", <Detail key="article" id="7" />, <List key="list" page={1} />],
])("%s is cached for %d minutes", async (_, minutes, path, view, elsewhere) => {
  const { rerender } = visit(view);
  await pass(1_000);
  rerender(elsewhere);
  await pass((minutes - 1) * MINUTE);
  rerender(view);
  const shown = () => (view.type === List ? list : detail);
  expect(shown().state).toBe("ready"); // at once
  await pass(1_000);
  expect(api.count(path)).toBe(1);
  rerender(elsewhere);
  await pass(MINUTE);
  rerender(view);
  expect(shown().state).toBe("ready"); // the old one is shown while the new one loads
  await pass(1_000);
  expect(api.count(path)).toBe(2);
});

describe("the list", () => {
  it.each([
    ["connection refused", refused()],
    ["not a page", json([])],
    ["a wrong address", json({ message: "Not Found" }, 404)],
  ])("%s: retried 3 times, 1 second apart, then failed, then recovered", async (_, answer) => {
    api.on(pagePath(1), answer);
    visit(<List page={1} />);
    await pass(2_999); // 2.999 s: three attempts
    expect(api.count()).toBe(3);
    expect(list.state).toBe("loading");
    await pass(1); // 3 s: the fourth and last
    expect(api.count()).toBe(4);
    expect(list.state).toBe("failed");
    await pass(MINUTE); // an outage
    expect(list.state).toBe("failed");
    api.on(pagePath(1), json(postPage(1)));
    await pass(3_000);
    expect(list.state).toBe("ready");
    const asked = api.count();
    await pass(MINUTE); // no further request
    expect(api.count()).toBe(asked);
  });

  it.each([429, 503])("waits as long as Retry-After of a %d asks for", async (status) => {
    api.on(pagePath(1), throttled(status, "30"));
    visit(<List page={1} />);
    await pass(29_999);
    expect(list.state).toBe("failed");
    expect(api.count()).toBe(1);
    await pass(1); // 30 s
    expect(api.count()).toBe(2);
    api.on(pagePath(1), json(postPage(1)));
    await pass(30_000);
    expect(list.state).toBe("ready");
    expect(api.count()).toBe(3);
  });

  it("tries again at once when asked, without a second series of retries", async () => {
    api.on(pagePath(1), throttled(429, "30"));
    visit(<List page={1} />);
    await pass(10_000);
    await act(() => list.retry());
    expect(api.count()).toBe(2);
    await pass(29_000); // 39 s
    expect(api.count()).toBe(2);
    await pass(1_000); // 30 s after `retry()`
    expect(api.count()).toBe(3);
  });
});

describe("an article", () => {
  it("is missing without a retry, and is requested again a minute later", async () => {
    api.on("/api/posts/7", json({ message: "Not Found" }, 404));
    visit(<Detail id="7" />);
    await pass(0);
    expect(detail).toMatchObject({ post: undefined, state: "missing" });
    await pass(MINUTE - 1);
    expect(api.count()).toBe(1);
    api.on("/api/posts/7", json(postRow(7)));
    await pass(1);
    expect(detail.state).toBe("ready");
  });
});
