import { renderHook } from "@testing-library/react";

import { useBoardUpdate } from "../../../src/features/board/use-board-update";
import { pageReload } from "../../../src/lib/app-update/app-version";
import { currentTime } from "../../../src/lib/clock";
import { api, html, json, refused, slow } from "../../support/api";

const versionFile = "/page-data/app-data.json";
const pageFile = "/page-data/kurs/page-data.json";
const seconds = 1_000;
const minutes = 60 * seconds;

const opening = { hours: { opens: "08:00", closes: "22:00" }, closures: [] };
const texts = { boardYaml: { heading: "Exchange Rate" } };
const newTexts = { boardYaml: { heading: "Rates" } };

const deploy = (version: string, data: object = texts) => {
  api.on(versionFile, json({ webpackCompilationHash: version }));
  api.on(pageFile, json({ path: "/kurs", result: { data } }));
};

let reload: jest.SpiedFunction<typeof pageReload.reload>;
let close: () => void;

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Opens the board, and waits for its first check. */
const open = async () => {
  pageReload.isReloading = false;
  close = renderHook(() => useBoardUpdate(texts as unknown as Queries.BoardFragment, opening)).unmount;
  await pass(2 * seconds);
};

beforeEach(async () => {
  // 21:50 in Bali, ten minutes before the counters close.
  jest.useFakeTimers({ now: new Date("2026-03-02T13:50:00Z") });
  Object.assign(window, { ___webpackCompilationHash: "one" });
  reload = jest.spyOn(pageReload, "reload").mockImplementation(() => undefined);
  deploy("one");
  api.on("/kurs", html(200));
  await open();
});

afterEach(() => {
  close();
  expect(jest.getTimerCount()).toBe(0);
  document.body.innerHTML = "";
});

it.each([
  ["other scripts", () => deploy("two")],
  ["other texts for the same scripts", () => deploy("one", newTexts)],
])("reloads for %s", async (_, change) => {
  await pass(9 * minutes);
  expect(reload).not.toHaveBeenCalled();
  change();
  await pass(5 * minutes);
  expect(reload).toHaveBeenCalledTimes(1);
});

const show = (html: string) => () => void (document.body.innerHTML = html);

it.each<[string, () => unknown, () => unknown]>([
  ["a search is on the screen", show('<input type="search" value="usd" />'), show("")],
  ["a dialog is open", show("<dialog open></dialog>"), show("")],
  [
    "the counters are open in fullscreen",
    () => Object.defineProperty(document, "fullscreenElement", { configurable: true, value: document.body }),
    () => jest.setSystemTime(new Date("2026-03-02T14:01:00Z")),
  ],
])("does not reload while %s", async (_, begin, end) => {
  begin();
  deploy("two");
  await pass(9 * minutes);
  expect(reload).not.toHaveBeenCalled();
  end();
  await pass(5 * minutes);
  expect(reload).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(document, "fullscreenElement");
});

it("does not reload while the visitor is active", async () => {
  await pass(4 * minutes);
  deploy("two");
  for (let second = 0; second < 300; second += 30) {
    window.dispatchEvent(new Event("pointermove"));
    await pass(30 * seconds);
  }
  expect(reload).not.toHaveBeenCalled();
  await pass(5 * minutes);
  expect(reload).toHaveBeenCalledTimes(1);
});

it("does not reload a page that receives input during the last request", async () => {
  deploy("two");
  api.on("/kurs", slow(2 * seconds, html(200)));
  await pass(5 * minutes - seconds);
  expect(api.count("/kurs")).toBe(1);
  window.dispatchEvent(new Event("keydown"));
  await pass(9 * seconds);
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ["unreachable", () => [versionFile, pageFile, "/kurs"].forEach((path) => api.on(path, refused()))],
  ["partly unreachable", () => void (deploy("two"), api.on("/kurs", refused()))],
  ["broken", () => void (deploy("two"), api.on("/kurs", html(500)))],
  ["serving something else", () => void (deploy("two"), api.on("/kurs", json({})))],
  ["a captive portal", () => [versionFile, pageFile].forEach((path) => api.on(path, html(200)))],
])("does not reload while the host is %s, and keeps checking", async (_, fail) => {
  fail();
  await pass(30 * minutes);
  expect(reload).not.toHaveBeenCalled();
  deploy("two");
  api.on("/kurs", html(200));
  await pass(6 * minutes);
  expect(reload).toHaveBeenCalledTimes(1);
});

it("does not reload again at once when the reload has returned the old version", async () => {
  deploy("two");
  close();
  pageReload.isReload = true;
  const now = jest.spyOn(performance, "now").mockReturnValue(2_000);
  // Nobody uses a hidden tab, so only the guard holds it back.
  jest.spyOn(document, "hidden", "get").mockReturnValue(true);
  await open();
  expect(reload).not.toHaveBeenCalled();
  now.mockRestore();
  await pass(6 * minutes);
  pageReload.isReload = false;
  expect(reload).toHaveBeenCalledTimes(1);
});

it("corrects a wrong device clock a few seconds after the board opens", async () => {
  close();
  const rightTime = () => Date.now() + 180 * minutes;
  const answer = () =>
    Promise.resolve(Response.json({}, { headers: { Date: new Date(rightTime()).toUTCString() } }));
  api.on(versionFile, answer);
  api.on(pageFile, answer);
  await open();
  expect(Math.abs(currentTime() - rightTime())).toBeLessThanOrEqual(seconds);
});
