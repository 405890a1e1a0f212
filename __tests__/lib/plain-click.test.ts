import { isPlainClick } from "../../src/lib/plain-click";

const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

it("is a click with the first button", () => {
  expect(isPlainClick(click)).toBe(true);
});

it.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
  "is not a plain click with %j",
  (how) => {
    expect(isPlainClick({ ...click, ...how })).toBe(false);
  },
);
