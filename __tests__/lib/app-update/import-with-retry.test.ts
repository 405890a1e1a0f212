import { importOrReload, importWithRetry } from "../../../src/lib/app-update/import-with-retry";
import { thisDocument } from "../../../src/lib/app-update/app-version";
import { api, hangs, html, json, refused } from "../../support/api";

const versionFile = "/page-data/app-data.json";
const deployed = (version: string) => json({ webpackCompilationHash: version });

const code = { default: "a section" };
const gone = () => Promise.reject(new Error("Loading chunk 7 failed."));

let reload: jest.SpiedFunction<typeof thisDocument.reload>;

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  Object.assign(window, { ___webpackCompilationHash: "one" });
  thisDocument.isLeaving = false;
  reload = jest.spyOn(thisDocument, "reload").mockImplementation(() => undefined);
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

describe("code that is wanted at this moment", () => {
  it("asks nobody about versions while it can be had", async () => {
    await expect(importOrReload(() => Promise.resolve(code))).resolves.toBe(code);
    expect(api.count()).toBe(0);
  });

  it("reloads the page when it is gone with the deployment it belonged to, and keeps its promise open", async () => {
    api.on(versionFile, deployed("two"));
    const prepare = jest.fn(() => expect(reload).not.toHaveBeenCalled());
    expect(await outcomeOf(importOrReload(gone, prepare), 60_000)).toBe("open");
    expect(prepare).toHaveBeenCalledTimes(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("reloads once for a version, whatever the new page lacks", async () => {
    api.on(versionFile, deployed("two"));
    await outcomeOf(importOrReload(gone));
    thisDocument.isLeaving = false; // the new one
    expect(await outcomeOf(importOrReload(gone))).toBe("rejected");
    expect(reload).toHaveBeenCalledTimes(1);
    api.on(versionFile, deployed("three"));
    expect(await outcomeOf(importOrReload(gone))).toBe("open");
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("is not led in a circle by servers that answer with two versions by turns", async () => {
    let own = "one";
    for (let page = 0; page < 10; page += 1) {
      thisDocument.isLeaving = false;
      Object.assign(window, { ___webpackCompilationHash: own });
      own = own === "one" ? "two" : "one";
      api.on(versionFile, deployed(own));
      await outcomeOf(importOrReload(gone), 1_000);
    }
    expect(reload).toHaveBeenCalledTimes(2);
    // A version that has been taken back may come again, later.
    thisDocument.isLeaving = false;
    Object.assign(window, { ___webpackCompilationHash: "one" });
    api.on(versionFile, deployed("two"));
    await jest.advanceTimersByTimeAsync(600_000);
    await outcomeOf(importOrReload(gone), 1_000);
    expect(reload).toHaveBeenCalledTimes(3);
  });

  it("waits for the reload that other code has begun, and prepares for it", async () => {
    api.on(versionFile, deployed("two"));
    const prepare = jest.fn();
    const [first, second] = [importOrReload(gone), importOrReload(gone, prepare)];
    expect([await outcomeOf(first), await outcomeOf(second, 60_000)]).toEqual(["open", "open"]);
    expect(prepare).toHaveBeenCalledTimes(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("prepares at once for a reload that has begun, without asking anybody", async () => {
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
    ["the server is broken", html(500)],
    ["the file says nothing", json({})],
  ])("rejects when %s", async (_, answer) => {
    api.on(versionFile, answer);
    expect(await outcomeOf(importOrReload(gone))).toBe("rejected");
    expect(reload).not.toHaveBeenCalled();
  });

  it("does not wait for ever to learn of the version", async () => {
    api.on(versionFile, hangs());
    const loading = importOrReload(gone);
    expect(await outcomeOf(loading, 4_999)).toBe("open");
    expect(await outcomeOf(loading, 1)).toBe("rejected");
  });

  it("never reloads where it could not note that it did", async () => {
    api.on(versionFile, deployed("two"));
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("denied");
    });
    expect(await outcomeOf(importOrReload(gone))).toBe("rejected");
    expect(reload).not.toHaveBeenCalled();
  });
});

describe("code that is waited for", () => {
  it("is asked for ever more slowly, until it comes", async () => {
    api.on(versionFile, refused());
    const load = jest.fn<Promise<typeof code>, []>(gone);
    const loading = importWithRetry(load);
    await jest.advanceTimersByTimeAsync(6_000); // at 0, 2 and 6 s
    expect(load).toHaveBeenCalledTimes(3);
    await jest.advanceTimersByTimeAsync(600_000); // once a minute in the end
    expect(load.mock.calls.length).toBeGreaterThan(12);
    expect(load.mock.calls.length).toBeLessThan(16);
    load.mockResolvedValue(code);
    expect(await outcomeOf(loading, 60_000)).toBe("loaded");
  });

  it("is asked for as soon as the network is back", async () => {
    api.on(versionFile, refused());
    const load = jest.fn<Promise<typeof code>, []>(gone);
    const loading = importWithRetry(load);
    await jest.advanceTimersByTimeAsync(300_000);
    load.mockResolvedValue(code);
    window.dispatchEvent(new Event("online"));
    expect(await outcomeOf(loading)).toBe("loaded");
  });

  it("comes with a new page if the site was deployed anew meanwhile", async () => {
    api.on(versionFile, refused());
    void importWithRetry(gone);
    await jest.advanceTimersByTimeAsync(0);
    api.on(versionFile, deployed("two"));
    await jest.advanceTimersByTimeAsync(2_000);
    expect(reload).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("is wanted no more, nor reloaded for, once its page is left", async () => {
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

  it("reloads nothing under an open dialog, in which somebody may be writing", async () => {
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
