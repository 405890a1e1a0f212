import { isPlainClick } from "../../src/lib/plain-click";

const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

it("is one with the first button alone", () => {
  expect(isPlainClick(click)).toBe(true);
});

it.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
  "is none with %j, which is meant for the browser",
  (how) => {
    expect(isPlainClick({ ...click, ...how })).toBe(false);
  },
);
