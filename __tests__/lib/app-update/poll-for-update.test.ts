import { pollForUpdate } from "../../../src/lib/app-update/poll-for-update";
import { thisDocument } from "../../../src/lib/app-update/app-version";
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

let reload: jest.SpiedFunction<typeof thisDocument.reload>;
let isQuiet: jest.Mock<boolean, []>;
let stop: () => void;

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(async () => {
  jest.useFakeTimers();
  sessionStorage.clear();
  Object.assign(window, { ___webpackCompilationHash: "one" });
  thisDocument.isLeaving = false;
  reload = jest.spyOn(thisDocument, "reload").mockImplementation(() => undefined);
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

it("asks every five minutes, and leaves a page alone that is up to date", async () => {
  const before = api.count(versionFile);
  await pass(60 * minutes);
  expect(api.count(versionFile) - before).toBe(12);
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ["other scripts", () => deploy("two")],
  ["other texts for the same scripts", () => deploy("one", newTexts)],
])("reloads for %s", async (_, change) => {
  await pass(minutes);
  change();
  // The next question, and the next look for a quiet moment.
  await pass(4 * minutes + 10_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

it("asks when the page is seen again and when the network is back", async () => {
  const before = api.count(versionFile);
  document.dispatchEvent(new Event("visibilitychange"));
  await pass(0);
  window.dispatchEvent(new Event("online"));
  await pass(0);
  expect(api.count(versionFile) - before).toBe(2);
});

it("waits for a quiet moment, however long", async () => {
  isQuiet.mockReturnValue(false);
  deploy("two");
  await pass(20 * minutes);
  expect(reload).not.toHaveBeenCalled();
  isQuiet.mockReturnValue(true);
  await pass(10_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

it("does not disturb a visitor who is busy, nor an open dialog", async () => {
  await pass(4 * minutes);
  deploy("two");
  // Somebody moves the pointer all the time.
  for (let second = 0; second < 300; second += 30) {
    window.dispatchEvent(new Event("pointermove"));
    await pass(30_000);
  }
  expect(reload).not.toHaveBeenCalled();
  document.body.innerHTML = "<dialog open></dialog>";
  await pass(5 * minutes);
  expect(reload).not.toHaveBeenCalled();
  document.body.innerHTML = "";
  await pass(10_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

it("does not mind a visitor who is looking at another tab", async () => {
  jest.spyOn(document, "hidden", "get").mockReturnValue(true);
  deploy("two");
  await pass(5 * minutes);
  window.dispatchEvent(new Event("pointermove"));
  await pass(10_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ["is touched", () => window.dispatchEvent(new Event("keydown"))],
  ["is left for another page", () => stop()],
])("does not reload what %s while the host is asked for the last time", async (_, happen) => {
  await pass(4 * minutes);
  deploy("two");
  await pass(minutes);
  api.on("/kurs", slow(2_000, html(200)));
  await pass(11_000); // the look for a quiet moment, and the answer still to come
  happen();
  await pass(9_000);
  expect(reload).not.toHaveBeenCalled();
});

it("does not take a page that does not know its own version for an old one", async () => {
  Object.assign(window, { ___webpackCompilationHash: undefined });
  await pass(30 * minutes);
  expect(reload).not.toHaveBeenCalled();
});

it("gives up a deployment that was taken back before the quiet moment", async () => {
  isQuiet.mockReturnValue(false);
  deploy("two");
  await pass(6 * minutes);
  deploy("one");
  isQuiet.mockReturnValue(true);
  await pass(60 * minutes);
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ["gone", () => [versionFile, pageFile, "/kurs"].forEach((path) => api.on(path, refused()))],
  ["half gone", () => void (deploy("two"), api.on("/kurs", refused()))],
  ["broken", () => void (deploy("two"), api.on("/kurs", html(500)))],
  ["serving something else in its place", () => void (deploy("two"), api.on("/kurs", json({})))],
  ["not what it says it is", () => [versionFile, pageFile].forEach((path) => api.on(path, html(200)))],
])("never gives a page up for a host that is %s, and goes on asking", async (_, fail) => {
  fail();
  await pass(30 * minutes);
  expect(reload).not.toHaveBeenCalled();
  deploy("two");
  api.on("/kurs", html(200));
  await pass(6 * minutes);
  expect(reload).toHaveBeenCalledTimes(1);
});

it("reloads once an hour for a version: a host that serves old and new by turns is not followed", async () => {
  deploy("two");
  await pass(6 * minutes);
  expect(reload).toHaveBeenCalledTimes(1);
  stop();
  // The page that the reload brought is still the old one.
  thisDocument.isLeaving = false;
  stop = pollForUpdate({ path: "/kurs", data: texts, isQuiet });
  await pass(50 * minutes);
  expect(reload).toHaveBeenCalledTimes(1);
  deploy("three");
  await pass(6 * minutes);
  expect(reload).toHaveBeenCalledTimes(2);
  stop();
  thisDocument.isLeaving = false;
  stop = pollForUpdate({ path: "/kurs", data: texts, isQuiet });
  await pass(70 * minutes);
  expect(reload).toHaveBeenCalledTimes(3);
});

it("finds its quiet moment also where the clock has been put back", async () => {
  window.dispatchEvent(new Event("pointermove"));
  jest.setSystemTime(Date.now() - 30 * 24 * 60 * minutes);
  deploy("two");
  await pass(6 * minutes);
  expect(reload).toHaveBeenCalledTimes(1);
});

it("does nothing any more once it is stopped", async () => {
  stop();
  const before = api.count();
  deploy("two");
  document.dispatchEvent(new Event("visibilitychange"));
  await pass(60 * minutes);
  expect(api.count()).toBe(before);
});
