import { render, screen } from "@testing-library/react";

import { WallScreen } from "../../../src/features/board/wall-screen";
import { pass } from "../../support/fake-time";

const MINUTE = 60_000;

/** Locks that keep the screen awake now. */
let held: Set<object>;
let request: jest.Mock;
let close: () => void;

beforeEach(async () => {
  // Ten minutes before the counters close.
  jest.useFakeTimers({ now: new Date("2026-03-02T21:50:00+08:00") });
  held = new Set();
  request = jest.fn(async () => {
    const lock = {
      get released() {
        return !held.has(lock);
      },
      release: async () => void held.delete(lock),
    };
    held.add(lock);
    return lock;
  });
  Object.assign(navigator, { wakeLock: { request } });
  close = render(
    <WallScreen opening={{ hours: { opens: "08:00", closes: "22:00" }, closures: [] }} isKiosk />,
  ).unmount;
  await pass(0);
});

afterEach(() => {
  close();
  expect(jest.getTimerCount()).toBe(0);
});

it("keeps the screen awake with one lock, and shows a dark clock instead while the counters are closed", async () => {
  await pass(3 * MINUTE);
  expect(held.size).toBe(1);
  expect(screen.queryByText(/^Opens/)).not.toBeInTheDocument();
  jest.setSystemTime(new Date("2026-03-02T22:00:00+08:00"));
  await pass(MINUTE);
  expect(held.size).toBe(0);
  expect(screen.getByText("Opens 08:00")).toBeVisible();
  jest.setSystemTime(new Date("2026-03-03T08:00:00+08:00"));
  await pass(MINUTE);
  expect(held.size).toBe(1);
  expect(screen.queryByText(/^Opens/)).not.toBeInTheDocument();
});

it("takes a new lock after the browser released or refused one", async () => {
  held.clear();
  request.mockRejectedValueOnce(new DOMException("low battery", "NotAllowedError"));
  await pass(MINUTE);
  expect(held.size).toBe(0);
  await pass(MINUTE);
  expect(held.size).toBe(1);
});

it("releases a lock that the browser grants after the board closed", async () => {
  held.clear();
  jest.advanceTimersByTime(MINUTE);
  close();
  await pass(0);
  expect(request).toHaveBeenCalledTimes(2);
  expect(held.size).toBe(0);
});
