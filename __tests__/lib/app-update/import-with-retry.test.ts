import { importOrReload, importWithRetry } from "../../../src/lib/app-update/import-with-retry";
import { pageReload } from "../../../src/lib/app-update/app-version";
import { api, hangs, html, json, refused } from "../../support/api";

const versionFile = "/page-data/app-data.json";
const deployed = (version: string) => json({ webpackCompilationHash: version });

const code = { default: "a section" };
const gone = () => Promise.reject(new Error("Loading chunk 7 failed."));

let reload: jest.SpiedFunction<typeof pageReload.reload>;

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  Object.assign(window, { ___webpackCompilationHash: "one" });
  pageReload.isReloading = false;
  reload = jest.spyOn(pageReload, "reload").mockImplementation(() => undefined);
});

afterEach(() => jest.useRealTimers());

const outcomeOf = async (loading: Promise<unknown>, afterMs = 0): Promise<string> => {
  let outcome = "open";
  loading.then(
    () => (outcome = "loaded"),
    () => (outcome = "rejected"),
  );
  await jest.advanceTimersByTimeAsync(afterMs);
  return outcome;
};

describe("code for an interaction", () => {
  it("does not check the version when it loads", async () => {
    await expect(importOrReload(() => Promise.resolve(code))).resolves.toBe(code);
    expect(api.count()).toBe(0);
  });

  it("reloads the page when a deployment has removed it, and the promise stays pending", async () => {
    api.on(versionFile, deployed("two"));
    const prepare = jest.fn(() => expect(reload).not.toHaveBeenCalled());
    expect(await outcomeOf(importOrReload(gone, prepare), 60_000)).toBe("open");
    expect(prepare).toHaveBeenCalledTimes(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("reloads once for a version, even if code is still missing", async () => {
    api.on(versionFile, deployed("two"));
    await outcomeOf(importOrReload(gone));
    pageReload.isReloading = false; // the new page
    expect(await outcomeOf(importOrReload(gone))).toBe("rejected");
    expect(reload).toHaveBeenCalledTimes(1);
    api.on(versionFile, deployed("three"));
    expect(await outcomeOf(importOrReload(gone))).toBe("open");
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("does not loop between servers that alternate between two versions", async () => {
    let own = "one";
    for (let page = 0; page < 10; page += 1) {
      pageReload.isReloading = false;
      Object.assign(window, { ___webpackCompilationHash: own });
      own = own === "one" ? "two" : "one";
      api.on(versionFile, deployed(own));
      await outcomeOf(importOrReload(gone), 1_000);
    }
    expect(reload).toHaveBeenCalledTimes(2);
    // A version that was rolled back may be deployed again later.
    pageReload.isReloading = false;
    Object.assign(window, { ___webpackCompilationHash: "one" });
    api.on(versionFile, deployed("two"));
    await jest.advanceTimersByTimeAsync(3_600_000);
    await outcomeOf(importOrReload(gone), 1_000);
    expect(reload).toHaveBeenCalledTimes(3);
  });

  it("waits for a reload that other code has started, and prepares for it", async () => {
    api.on(versionFile, deployed("two"));
    const prepare = jest.fn();
    const [first, second] = [importOrReload(gone), importOrReload(gone, prepare)];
    expect([await outcomeOf(first), await outcomeOf(second, 60_000)]).toEqual(["open", "open"]);
    expect(prepare).toHaveBeenCalledTimes(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("prepares at once for a started reload, without a request", async () => {
    api.on(versionFile, deployed("two"));
    await outcomeOf(importOrReload(gone));
    api.on(versionFile, hangs());
    const prepare = jest.fn();
    expect(await outcomeOf(importOrReload(gone, prepare))).toBe("open");
    expect(prepare).toHaveBeenCalledTimes(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["the version is the same", deployed("one")],
    ["there is no connection", refused()],
    ["a captive portal answers", html(200)],
    ["the server answers 500", html(500)],
    ["the file has no version", json({})],
  ])("rejects when %s", async (_, answer) => {
    api.on(versionFile, answer);
    expect(await outcomeOf(importOrReload(gone))).toBe("rejected");
    expect(reload).not.toHaveBeenCalled();
  });

  it("waits at most five seconds for the version", async () => {
    api.on(versionFile, hangs());
    const loading = importOrReload(gone);
    expect(await outcomeOf(loading, 4_999)).toBe("open");
    expect(await outcomeOf(loading, 1)).toBe("rejected");
  });

  it("never reloads when storage cannot record the reload", async () => {
    api.on(versionFile, deployed("two"));
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("denied");
    });
    expect(await outcomeOf(importOrReload(gone))).toBe("rejected");
    expect(reload).not.toHaveBeenCalled();
  });
});

describe("code that the page needs", () => {
  it("is retried with exponential backoff until it loads", async () => {
    api.on(versionFile, refused());
    const load = jest.fn<Promise<typeof code>, []>(gone);
    const loading = importWithRetry(load);
    await jest.advanceTimersByTimeAsync(6_000); // at 0, 2 and 6 s
    expect(load).toHaveBeenCalledTimes(3);
    await jest.advanceTimersByTimeAsync(600_000); // then once a minute
    expect(load.mock.calls.length).toBeGreaterThan(12);
    expect(load.mock.calls.length).toBeLessThan(16);
    load.mockResolvedValue(code);
    expect(await outcomeOf(loading, 60_000)).toBe("loaded");
  });

  it("is retried as soon as the network returns", async () => {
    api.on(versionFile, refused());
    const load = jest.fn<Promise<typeof code>, []>(gone);
    const loading = importWithRetry(load);
    await jest.advanceTimersByTimeAsync(300_000);
    load.mockResolvedValue(code);
    window.dispatchEvent(new Event("online"));
    expect(await outcomeOf(loading)).toBe("loaded");
  });

  it("reloads the page after a deployment", async () => {
    api.on(versionFile, refused());
    void importWithRetry(gone);
    await jest.advanceTimersByTimeAsync(0);
    api.on(versionFile, deployed("two"));
    await jest.advanceTimersByTimeAsync(2_000);
    expect(reload).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("is not retried, and causes no reload, after the visitor leaves its page", async () => {
    api.on(versionFile, refused());
    const leaving = new AbortController();
    const load = jest.fn(gone);
    void importWithRetry(load, leaving.signal);
    await jest.advanceTimersByTimeAsync(0);
    leaving.abort();
    api.on(versionFile, deployed("two"));
    await jest.advanceTimersByTimeAsync(600_000);
    expect(load.mock.calls.length).toBeLessThanOrEqual(2);
    expect(reload).not.toHaveBeenCalled();
  });

  it("causes no reload under an open dialog", async () => {
    document.body.innerHTML = "<dialog open></dialog>";
    api.on(versionFile, deployed("two"));
    void importWithRetry(gone);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(reload).not.toHaveBeenCalled();
    document.body.innerHTML = "";
    await jest.advanceTimersByTimeAsync(60_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
