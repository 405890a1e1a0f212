import { subscribeToSeconds } from "../../src/lib/use-now";

it("calls the other listeners each second when one throws", () => {
  jest.useFakeTimers();
  const report = jest.fn();
  Object.assign(window, { reportError: report });
  const told = jest.fn();
  const stops = [
    subscribeToSeconds(jest.fn().mockImplementation(() => JSON.parse(""))),
    subscribeToSeconds(told),
  ];
  jest.advanceTimersByTime(3_000);
  expect(told).toHaveBeenCalledTimes(3);
  expect(report).toHaveBeenCalledTimes(3);
  stops.forEach((stop) => stop());
});
