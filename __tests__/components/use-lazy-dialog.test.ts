import { renderHook } from "@testing-library/react";

import { useLazyDialog } from "../../src/components/use-lazy-dialog";
import { toasts } from "../../src/components/toast/toast-store";
import { pageReload } from "../../src/lib/app-update/app-version";
import { api, hangs, json, refused } from "../support/api";

const versionFile = "/page-data/app-data.json";
const deployed = (version: string) => json({ webpackCompilationHash: version });

const failToLoad = () => Promise.reject(new Error("Loading chunk 7 failed."));

let reload: jest.SpiedFunction<typeof pageReload.reload>;

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { ___webpackCompilationHash: "one" });
  pageReload.isReloading = false;
  reload = jest.spyOn(pageReload, "reload").mockImplementation(() => undefined);
});

afterEach(() => toasts.set([]));

/** Presses a button whose code is gone, and returns the titles of the toasts after some time. */
const press = async (afterMs = 1_000) => {
  const { result } = renderHook(() => useLazyDialog(failToLoad));
  void result.current.open();
  await jest.advanceTimersByTimeAsync(afterMs);
  expect(result.current.Dialog).toBeUndefined();
  return toasts.get().map(({ title }) => title);
};

const failed = ["Couldn't load this"];

it("reloads the page when a deployment has removed the code, and shows no toast", async () => {
  api.on(versionFile, deployed("two"));
  expect(await press(60_000)).toEqual([]);
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

it.each([
  ["the version is the same", deployed("one")],
  ["there is no connection", refused()],
])("shows a toast when %s", async (_, answer) => {
  api.on(versionFile, answer);
  expect(await press()).toEqual(failed);
  expect(toasts.get()).toMatchObject([{ tone: "destructive" }]);
  expect(reload).not.toHaveBeenCalled();
});

it("waits at most five seconds for the version", async () => {
  api.on(versionFile, hangs());
  expect(await press(4_999)).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(toasts.get()).toHaveLength(1);
});
