import { renderHook } from "@testing-library/react";

import { useBoardUpdate } from "../../../src/features/board/use-board-update";
import { currentTime } from "../../../src/lib/clock";
import { api } from "../../support/api";

const HOUR = 3_600_000;
const opening = { hours: { opens: "08:00", closes: "22:00" }, closures: [] };

afterEach(() => jest.useRealTimers());

it("corrects a wrong device clock a few seconds after the board opens", async () => {
  jest.useFakeTimers();
  const rightTime = () => Date.now() + 3 * HOUR;
  const answer = () =>
    Promise.resolve(Response.json({}, { headers: { Date: new Date(rightTime()).toUTCString() } }));
  api.on("/page-data/app-data.json", answer);
  api.on("/page-data/kurs/page-data.json", answer);
  const { unmount } = renderHook(() => useBoardUpdate({} as Queries.BoardFragment, opening));
  await jest.advanceTimersByTimeAsync(3_000);
  expect(Math.abs(currentTime() - rightTime())).toBeLessThanOrEqual(1_000);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
