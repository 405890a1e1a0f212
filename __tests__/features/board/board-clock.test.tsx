import { act, render, screen } from "@testing-library/react";

import { Clock, Today } from "../../../src/features/board/board-clock";

beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 6, 3, 33, 400) }));

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const time = () => screen.getByRole("time").textContent;

it("shows Bali time, changes at each full second, and is right at once after the device slept", () => {
  render(<Clock />);
  // 06:03:33.400 UTC
  expect(time()).toBe("14:03:33");
  pass(599);
  expect(time()).toBe("14:03:33");
  pass(1);
  expect(time()).toBe("14:03:34");
  jest.setSystemTime(Date.UTC(2026, 10, 20, 9, 0, 0));
  pass(1_000);
  expect(time()).toBe("17:00:01");
});

it("shows an Indonesian date, with a language attribute, that changes at midnight in Bali", () => {
  jest.setSystemTime(Date.UTC(2026, 10, 20, 15, 59, 59));
  render(<Today />);
  const date = screen.getByText("Jumat, 20 November 2026");
  expect(date).toBeVisible();
  expect(date).toHaveAttribute("lang", "id");
  expect(date).toHaveAttribute("datetime", "2026-11-20");
  pass(1_000);
  expect(screen.getByText("Sabtu, 21 November 2026")).toBeVisible();
});
