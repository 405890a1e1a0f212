import { act, render, screen } from "@testing-library/react";

import { subscribeToSeconds, useNow } from "../../src/lib/use-now";

beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 6, 3, 33, 400) }));
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe("subscribeToSeconds", () => {
  it("calls the listener at each full second, also after a late timer", () => {
    const late: number[] = [];
    const stop = subscribeToSeconds(() => late.push(Date.now() % 1_000));
    jest.advanceTimersByTime(599);
    expect(late).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(late).toEqual([0]);
    // A busy device fires the timer 0.3 s after the next full second.
    jest.setSystemTime(Date.now() + 300);
    jest.advanceTimersByTime(2_700);
    expect(late).toEqual([0, 300, 0, 0]);
    stop();
  });

  it("continues when a listener throws", () => {
    const failing = jest.fn(() => {
      throw new Error("a listener's fault");
    });
    const report = jest.fn();
    Object.assign(window, { reportError: report });
    const told = jest.fn();
    const stops = [subscribeToSeconds(failing), subscribeToSeconds(told)];
    jest.advanceTimersByTime(3_000);
    expect(told).toHaveBeenCalledTimes(3);
    expect(report).toHaveBeenCalledTimes(3);
    stops.forEach((stop) => stop());
  });

  it("uses one timer for all listeners, and none without listeners", () => {
    const told = jest.fn();
    const stops = [subscribeToSeconds(told), subscribeToSeconds(() => undefined)];
    expect(jest.getTimerCount()).toBe(1);
    stops[1]?.();
    jest.advanceTimersByTime(1_000);
    expect(told).toHaveBeenCalledTimes(1);
    stops[0]?.();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe("useNow", () => {
  it("has whole seconds", () => {
    const Now = () => <output>{useNow((now) => now % 60_000)}</output>;
    render(<Now />);
    expect(screen.getByRole("status")).toHaveTextContent("33000");
    pass(600);
    expect(screen.getByRole("status")).toHaveTextContent("34000");
  });

  it("re-renders only when the result changes", () => {
    let renders = 0;
    const Minute = () => {
      renders += 1;
      return useNow((now) => Math.floor(now / 60_000));
    };
    render(<Minute />);
    const before = renders;
    // 06:03:33 to 06:03:59: 26 ticks of the same minute.
    pass(26_000);
    expect(renders).toBe(before);
    pass(1_000);
    expect(renders).toBe(before + 1);
  });
});
