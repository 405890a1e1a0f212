import { importWithRetry } from "../../../src/lib/app-update/import-with-retry";
import { pageReload } from "../../../src/lib/app-update/app-version";
import { api, json, refused } from "../../support/api";

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
});
