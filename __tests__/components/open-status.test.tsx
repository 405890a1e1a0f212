import { act, screen } from "@testing-library/react";

import { OpenStatus } from "../../src/components/open-status";
import { renderWithProviders } from "../support/render";

const opening = { hours: { days: "Every day", opens: "08:00", closes: "22:00" }, closures: [] };

/** A time of day in Bali (UTC+8). */
const inBali = (time: string): number => Date.parse(`2026-09-29T${time}+08:00`);

beforeEach(() => jest.useFakeTimers());

it("changes at the full minute", () => {
  jest.setSystemTime(inBali("21:59:15"));
  renderWithProviders(<OpenStatus opening={opening} />);
  // 22:00:00 is 45 s away
  act(() => jest.advanceTimersByTime(44_000));
  expect(screen.getByText("Open now - until 22:00")).toBeVisible();
  act(() => jest.advanceTimersByTime(1_000));
  expect(screen.getByText("Closed now, opens 08:00 Bali time")).toBeVisible();
});

it("updates at once when the tab becomes visible", () => {
  jest.setSystemTime(inBali("21:00:00"));
  renderWithProviders(<OpenStatus opening={opening} />);
  jest.setSystemTime(inBali("23:00:00"));
  act(() => document.dispatchEvent(new Event("visibilitychange")));
  expect(screen.getByText("Closed now, opens 08:00 Bali time")).toBeVisible();
});
