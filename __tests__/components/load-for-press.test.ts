import { loadForPress } from "../../src/components/load-for-press";
import { dismissToast, toasts } from "../../src/components/toast/toast-store";
import { pageReload } from "../../src/lib/app-update/app-version";
import { api, hangs, html, json, refused } from "../support/api";

const versionFile = "/page-data/app-data.json";
const deployed = (version: string) => json({ webpackCompilationHash: version });

const code = { default: "a dialog" };
const gone = () => Promise.reject(new Error("Loading chunk 7 failed."));

let reload: jest.SpiedFunction<typeof pageReload.reload>;

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { ___webpackCompilationHash: "one" });
  pageReload.isReloading = false;
  reload = jest.spyOn(pageReload, "reload").mockImplementation(() => undefined);
});

afterEach(() => {
  jest.useRealTimers();
  for (const { id } of toasts.get()) dismissToast(id);
});

/** Presses a button whose code is gone, and returns the titles of the toasts after some time. */
const press = async (options?: Parameters<typeof loadForPress>[2], afterMs = 1_000) => {
  const show = jest.fn();
  void loadForPress(gone, show, options);
  await jest.advanceTimersByTimeAsync(afterMs);
  expect(show).not.toHaveBeenCalled();
  return toasts.get().map(({ title }) => title);
};

const failed = ["Couldn't load this"];

it("shows what it has loaded, without checking the version", async () => {
  const show = jest.fn();
  await loadForPress(() => Promise.resolve(code), show);
  expect(show).toHaveBeenCalledWith(code);
  expect(api.count()).toBe(0);
});

it("reloads the page when a deployment has removed the code, and shows no toast", async () => {
  api.on(versionFile, deployed("two"));
  const prepare = jest.fn(() => expect(reload).not.toHaveBeenCalled());
  expect(await press({ prepare }, 60_000)).toEqual([]);
  expect(prepare).toHaveBeenCalledTimes(1);
  expect(reload).toHaveBeenCalledTimes(1);
});

it("does not reload again at once when a reload has not helped", async () => {
  api.on(versionFile, deployed("two"));
  pageReload.isReload = true;
  jest.spyOn(performance, "now").mockReturnValue(5_000);
  expect(await press()).toEqual(failed);
  expect(reload).not.toHaveBeenCalled();
  pageReload.isReload = false;
  await press();
  expect(reload).toHaveBeenCalledTimes(1);
});

it("waits for a reload that other code has started, and prepares for it", async () => {
  api.on(versionFile, deployed("two"));
  const prepare = jest.fn();
  void press();
  expect(await press({ prepare }, 60_000)).toEqual([]);
  expect(prepare).toHaveBeenCalledTimes(1);
  expect(reload).toHaveBeenCalledTimes(1);
});

it("prepares at once for a started reload, without a request", async () => {
  api.on(versionFile, deployed("two"));
  await press();
  api.on(versionFile, hangs());
  const prepare = jest.fn();
  await press({ prepare }, 0);
  expect(prepare).toHaveBeenCalledTimes(1);
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ["the version is the same", deployed("one")],
  ["there is no connection", refused()],
  ["a captive portal answers", html(200)],
  ["the server answers 500", html(500)],
  ["the file has no version", json({})],
])("shows a toast when %s", async (_, answer) => {
  api.on(versionFile, answer);
  expect(await press()).toEqual(failed);
  expect(toasts.get()).toMatchObject([{ tone: "destructive", lang: "en" }]);
  expect(reload).not.toHaveBeenCalled();
});

it("shows the toast of the button", async () => {
  api.on(versionFile, refused());
  expect(await press({ failed: "The photos couldn't load" })).toEqual(["The photos couldn't load"]);
});

it("waits at most five seconds for the version", async () => {
  api.on(versionFile, hangs());
  expect(await press({}, 4_999)).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(toasts.get()).toHaveLength(1);
});
