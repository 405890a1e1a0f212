import { render, screen } from "@testing-library/react";

import { Clock, Today } from "../../../src/features/board/board-clock";
import { pass } from "../../support/fake-time";

it("shows time and date of Bali, which change at each full second and at midnight there", async () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 15, 59, 58, 400) });
  render(
    <>
      <Clock />
      <Today />
    </>,
  );
  const times = () => screen.getAllByRole("time").map(({ textContent }) => textContent);
  expect(times()).toEqual(["23:59:58", "Jumat, 20 November 2026"]);
  await pass(599);
  expect(times()[0]).toBe("23:59:58");
  await pass(1);
  expect(times()).toEqual(["23:59:59", "Jumat, 20 November 2026"]);
  await pass(1_000);
  expect(times()).toEqual(["00:00:00", "Sabtu, 21 November 2026"]);
  expect(screen.getByText("Sabtu, 21 November 2026")).toHaveAttribute("lang", "id");
  // After the device slept.
  jest.setSystemTime(Date.UTC(2026, 10, 21, 1, 0, 0));
  await pass(1_000);
  expect(times()[0]).toBe("09:00:01");
});
