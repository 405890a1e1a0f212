import { renderHook } from "@testing-library/react";

import { useLazyDialog } from "../../src/components/use-lazy-dialog";
import { currentToast, dismissToast } from "../../src/components/toast/toast-store";
import { pageReload } from "../../src/lib/app-update/app-version";
import { api, hangs, json } from "../support/api";

const versionFile = "/page-data/app-data.json";

const failToLoad = () => Promise.reject(new Error("Loading chunk 7 failed."));

beforeEach(() => {
  jest.useFakeTimers();
  pageReload.isReloading = false;
});
afterEach(dismissToast);

/** Presses a button whose code is gone, and returns the title of the toast after some time. */
const press = async (afterMs = 1_000) => {
  const { result } = renderHook(() => useLazyDialog(failToLoad));
  void result.current.open();
  await jest.advanceTimersByTimeAsync(afterMs);
  return currentToast()?.title;
};

it("does not reload again at once when a reload has not helped", async () => {
  Object.assign(window, { ___webpackCompilationHash: "one" });
  api.on(versionFile, json({ webpackCompilationHash: "two" }));
  const reload = jest.spyOn(pageReload, "reload").mockReturnValue();
  pageReload.isReload = true;
  jest.spyOn(performance, "now").mockReturnValue(5_000);
  expect(await press()).toBe("Couldn't load this");
  expect(reload).not.toHaveBeenCalled();
  pageReload.isReload = false;
  await press();
  expect(reload).toHaveBeenCalledTimes(1);
});

it("waits at most five seconds for the version", async () => {
  api.on(versionFile, hangs());
  expect(await press(4_999)).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  expect(currentToast()).toBeDefined();
});
