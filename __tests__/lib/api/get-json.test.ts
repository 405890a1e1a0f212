import type { ApiError } from "../../../src/lib/api/api-error";
import { navigation } from "../../../src/lib/api/auth";
import { API_TIMEOUT_MS, getJson } from "../../../src/lib/api/get-json";
import { api, cut, hangs, hangsInBody, html, json, refused } from "../../support/api";

const path = "/api/posts/7";

/** Returns the error of a call. */
const failureOf = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error("No error")),
    (error: ApiError) => error,
  );

let navigate: jest.SpyInstance;

beforeEach(() => {
  navigate = jest.spyOn(navigation, "replace").mockImplementation(() => undefined);
  localStorage.clear();
  window.history.replaceState(null, "", "/artikel");
});

describe("an answer with a Date", () => {
  const dated = (ms: number, headers: Record<string, string> = {}, status = 200) =>
    Response.json({}, { status, headers: { Date: new Date(ms).toUTCString(), ...headers } });
  beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 8, 29, 6) }));

  it("that arrives after sleep is a timeout", async () => {
    api.on(path, async () => {
      jest.setSystemTime(Date.now() + 8 * 3_600_000);
      return dated(Date.now());
    });
    expect((await failureOf(getJson(path))).kind).toBe("timeout");
  });
});

describe("a request from before hydration", () => {
  const early = (secondsAgo: number, response: Promise<Response>) => {
    window.earlyRequest = {
      url: `https://api.example${path}`,
      startedAt: Date.now() - secondsAgo * 1_000,
      exchange: new AbortController(),
      response,
    };
  };
  const earlyResponse = () => Promise.resolve(Response.json({ id: 7 }));
  afterEach(() => delete window.earlyRequest);

  it("serves the first call to the same address, and no other", async () => {
    api.on(path, json({ id: 7, title: "Renewed" }));
    api.on("/api/posts/8", json({ id: 8 }));
    early(1, earlyResponse());
    await expect(getJson("/api/posts/8")).resolves.toEqual({ id: 8 });
    early(1, earlyResponse());
    await expect(getJson(path)).resolves.toEqual({ id: 7 });
    expect(api.count(path)).toBe(0);
    await expect(getJson(path)).resolves.toEqual({ id: 7, title: "Renewed" });
  });

  it("is repeated when it is older than the timeout, or was sent without the token", async () => {
    api.on(path, json({ id: 7 }));
    early(11, new Promise(() => undefined));
    const signal = window.earlyRequest?.exchange.signal;
    await getJson(path);
    expect(signal?.aborted).toBe(true);
    early(1, earlyResponse());
    localStorage.setItem("authToken", "abc.def");
    await getJson(path);
    expect(api.requests.map(({ init }) => init.headers)).toEqual([
      undefined,
      { Authorization: "Bearer abc.def" },
    ]);
  });

  it("times out 10 seconds after its start", async () => {
    jest.useFakeTimers();
    early(9, new Promise(() => undefined));
    const aborted = jest.fn();
    window.earlyRequest?.exchange.signal.addEventListener("abort", aborted);
    void getJson(path).catch(() => undefined);
    await jest.advanceTimersByTimeAsync(999);
    expect(aborted).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(aborted).toHaveBeenCalled();
  });
});

describe("requests", () => {
  it.each([
    ["https://api.example/", "https://api.example/api/posts/7"],
    [undefined, "http://localhost/api/posts/7"],
  ])("with GATSBY_API_URL %p go to %s", async (origin, address) => {
    if (origin === undefined) delete process.env.GATSBY_API_URL;
    else process.env.GATSBY_API_URL = origin;
    api.on(new URL(address).pathname, json(1));
    await getJson(path);
    expect(api.requests[0]?.url).toBe(address);
    expect(api.requests[0]?.init.cache).toBe("no-cache");
  });

  it("stay on the API's origin for a path that looks like a URL", async () => {
    api.on("/evil.example/x", json(1));
    await getJson("//evil.example/x");
    expect(api.requests[0]?.url).toBe("https://api.example/evil.example/x");
  });

  it.each([
    [" abc.def\n", { Authorization: "Bearer abc.def" }],
    ["", undefined],
    ["two words", undefined],
    ["ключ", undefined],
  ])("with the stored token %j have the header %j, and then follow no redirect", async (token, headers) => {
    localStorage.setItem("authToken", token);
    api.on(path, json(1));
    await getJson(path);
    expect(api.requests[0]?.init.headers).toEqual(headers);
    expect(api.requests[0]?.init.redirect).toBe(headers && "error");
  });
});

it.each([
  ["a refused connection", refused(), { kind: "network", status: undefined }],
  ["a truncated body", cut(), { kind: "network", status: undefined }],
  ["a 500 with HTML", html(500), { kind: "http", status: 500 }],
  ["HTML with status 200", html(200), { kind: "malformed", status: undefined }],
])("%s is an ApiError", async (_, answer, expected) => {
  api.on(path, answer);
  expect(await failureOf(getJson(path))).toMatchObject(expected);
});

it.each([
  ["no response", hangs()],
  ["a body that never ends", hangsInBody()],
])("%s fails after 10 seconds", async (_, answer) => {
  jest.useFakeTimers();
  api.on(path, answer);
  const settled = jest.fn();
  const failure = failureOf(getJson(path)).finally(settled);
  await jest.advanceTimersByTimeAsync(API_TIMEOUT_MS - 1); // 9.999 s: still waiting
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1); // 10 s
  expect((await failure).kind).toBe("timeout");
});

describe("401", () => {
  it("removes the token, and navigates to /login", async () => {
    localStorage.setItem("authToken", "worn-out");
    api.on(path, json({ message: "Unauthenticated." }, 401));
    expect(await failureOf(getJson(path))).toMatchObject({ kind: "http", status: 401 });
    expect(localStorage.getItem("authToken")).toBeNull();
    expect(navigate.mock.calls).toEqual([["/login"]]);

    api.on(path, json(1));
    await getJson(path);
    expect(api.requests[1]?.init.headers).toBeUndefined();
  });

  it("keeps a token that another tab has stored meanwhile", async () => {
    localStorage.setItem("authToken", "before");
    api.on(path, async () => {
      localStorage.setItem("authToken", "after");
      return Response.json({}, { status: 401 });
    });
    await failureOf(getJson(path));
    expect(navigate).toHaveBeenCalledTimes(1);
    api.on(path, json(1));
    await getJson(path);
    expect(api.requests[1]?.init.headers).toEqual({ Authorization: "Bearer after" });
  });

  it.each([
    ["/artikel", 1],
    ["/login", 0],
    ["/login/", 0],
    ["/id/login", 0],
  ])("leaves %s, %d times, also without a token", async (address, times) => {
    window.history.replaceState(null, "", address);
    api.on(path, json({}, 401));
    await failureOf(getJson(path));
    expect(navigate).toHaveBeenCalledTimes(times);
  });
});
