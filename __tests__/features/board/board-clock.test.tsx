import { act, render, screen } from "@testing-library/react";

import { Clock, Today } from "../../../src/features/board/board-clock";

beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 6, 3, 33, 400) }));

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const time = () => screen.getByRole("time").textContent;

describe("the clock", () => {
  it("changes at each full second, in Bali time", () => {
    render(<Clock />);
    // 06:03:33.400 UTC
    expect(time()).toBe("14:03:33");
    pass(599);
    expect(time()).toBe("14:03:33");
    pass(1);
    expect(time()).toBe("14:03:34");
    pass(1_000);
    expect(time()).toBe("14:03:35");
  });

  it("shows the right time at once after the device slept", () => {
    render(<Clock />);
    jest.setSystemTime(Date.UTC(2026, 10, 20, 9, 0, 0));
    pass(1_000);
    expect(time()).toBe("17:00:01");
  });
});

describe("the date", () => {
  it("is Indonesian, with a language attribute", () => {
    render(<Today />);
    const date = screen.getByText("Jumat, 20 November 2026");
    expect(date).toHaveAttribute("lang", "id");
    expect(date).toHaveAttribute("datetime", "2026-11-20");
  });

  it("changes at midnight in Bali", () => {
    jest.setSystemTime(Date.UTC(2026, 10, 20, 15, 59, 59));
    render(<Today />);
    expect(screen.getByText("Jumat, 20 November 2026")).toBeVisible();
    pass(1_000);
    expect(screen.getByText("Sabtu, 21 November 2026")).toBeVisible();
  });
});
