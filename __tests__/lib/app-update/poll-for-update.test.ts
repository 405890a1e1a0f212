import { pollForUpdate } from "../../../src/lib/app-update/poll-for-update";
import { pageReload } from "../../../src/lib/app-update/app-version";
import { api, html, json, refused, slow } from "../../support/api";

const versionFile = "/page-data/app-data.json";
const pageFile = "/page-data/kurs/page-data.json";
const minutes = 60_000;

const texts = { boardYaml: { heading: "Exchange Rate" } };
const newTexts = { boardYaml: { heading: "Rates" } };

const deploy = (version: string, data: object = texts) => {
  api.on(versionFile, json({ webpackCompilationHash: version }));
  api.on(pageFile, json({ path: "/kurs", result: { data } }));
};

let reload: jest.SpiedFunction<typeof pageReload.reload>;
let isQuiet: jest.Mock<boolean, []>;
let stop: () => void;

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(async () => {
  jest.useFakeTimers();
  sessionStorage.clear();
  Object.assign(window, { ___webpackCompilationHash: "one" });
  pageReload.isReloading = false;
  reload = jest.spyOn(pageReload, "reload").mockImplementation(() => undefined);
  isQuiet = jest.fn(() => true);
  deploy("one");
  api.on("/kurs", html(200));
  stop = pollForUpdate({ path: "/kurs", data: texts, isQuiet });
  await pass(0);
});

afterEach(() => {
  stop();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

it("checks every five minutes, and does not reload a page that is up to date", async () => {
  const before = api.count(versionFile);
  await pass(60 * minutes);
  expect(api.count(versionFile) - before).toBe(12);
  expect(reload).not.toHaveBeenCalled();
});

it("checks after the device's clock was set", async () => {
  const before = api.count(versionFile);
  await pass(minutes);
  jest.setSystemTime(Date.now() + 3 * 60 * minutes);
  await pass(2 * minutes);
  expect(api.count(versionFile) - before).toBe(1);
});

it.each([
  ["other scripts", () => deploy("two")],
  ["other texts for the same scripts", () => deploy("one", newTexts)],
])("reloads for %s", async (_, change) => {
  await pass(minutes);
  change();
  await pass(4 * minutes);
  expect(reload).toHaveBeenCalledTimes(1);
});

it("waits until the visitor is idle", async () => {
  isQuiet.mockReturnValue(false);
  deploy("two");
  await pass(20 * minutes);
  expect(reload).not.toHaveBeenCalled();
  isQuiet.mockReturnValue(true);
  await pass(5 * minutes);
  expect(reload).toHaveBeenCalledTimes(1);
});

it("does not reload while the visitor is active or a dialog is open", async () => {
  await pass(4 * minutes);
  deploy("two");
  for (let second = 0; second < 300; second += 30) {
    window.dispatchEvent(new Event("pointermove"));
    await pass(30_000);
  }
  expect(reload).not.toHaveBeenCalled();
  document.body.innerHTML = "<dialog open></dialog>";
  await pass(5 * minutes);
  expect(reload).not.toHaveBeenCalled();
  document.body.innerHTML = "";
  await pass(5 * minutes);
  expect(reload).toHaveBeenCalledTimes(1);
});

it("reloads in a hidden tab at any time", async () => {
  jest.spyOn(document, "hidden", "get").mockReturnValue(true);
  deploy("two");
  await pass(5 * minutes - 1);
  window.dispatchEvent(new Event("pointermove"));
  await pass(1);
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ["receives input", () => window.dispatchEvent(new Event("keydown"))],
  ["unmounts", () => stop()],
])("does not reload a page that %s during the last request", async (_, happen) => {
  deploy("two");
  api.on("/kurs", slow(2_000, html(200)));
  await pass(5 * minutes + 1_000);
  happen();
  await pass(9_000);
  expect(reload).not.toHaveBeenCalled();
});

it("does not reload a page without a version", async () => {
  Object.assign(window, { ___webpackCompilationHash: undefined });
  await pass(30 * minutes);
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

it("reloads once an hour for a version, in case the host alternates between two", async () => {
  deploy("two");
  await pass(6 * minutes);
  expect(reload).toHaveBeenCalledTimes(1);
  stop();
  // The reload returned the old version.
  pageReload.isReloading = false;
  stop = pollForUpdate({ path: "/kurs", data: texts, isQuiet });
  await pass(50 * minutes);
  expect(reload).toHaveBeenCalledTimes(1);
  deploy("three");
  await pass(6 * minutes);
  expect(reload).toHaveBeenCalledTimes(2);
  stop();
  pageReload.isReloading = false;
  stop = pollForUpdate({ path: "/kurs", data: texts, isQuiet });
  await pass(70 * minutes);
  expect(reload).toHaveBeenCalledTimes(3);
});

it("works after the device's clock is set back", async () => {
  window.dispatchEvent(new Event("pointermove"));
  jest.setSystemTime(Date.now() - 30 * 24 * 60 * minutes);
  deploy("two");
  await pass(6 * minutes);
  expect(reload).toHaveBeenCalledTimes(1);
});
