import { act, render } from "@testing-library/react";

import { Flag } from "../../src/components/flag";

const probes: { onload: (() => void) | null; src: string }[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  probes.length = 0;
  jest.spyOn(window, "Image").mockImplementation(() => {
    const probe = { onload: null, src: "" };
    probes.push(probe);
    return probe as unknown as HTMLImageElement;
  });
});

const shown = () => document.querySelector("img")?.getAttribute("src");

it("shows the placeholder until the server has the picture again", () => {
  render(<Flag path="https://api.example/us.svg" />);
  expect(shown()).toBe("https://api.example/us.svg");
  act(() => void document.querySelector("img")?.dispatchEvent(new Event("error")));
  expect(shown()).toBe("/placeholder-flag.svg");
  act(() => jest.advanceTimersByTime(60_000));
  expect(probes.map(({ src }) => src)).toEqual(["https://api.example/us.svg"]);
  act(() => probes[0]?.onload?.());
  expect(shown()).toBe("https://api.example/us.svg");
  expect(jest.getTimerCount()).toBe(0);
});

it("stops requesting a picture that has been replaced", () => {
  const { rerender } = render(<Flag path="https://api.example/lost.svg" />);
  act(() => void document.querySelector("img")?.dispatchEvent(new Event("error")));
  rerender(<Flag path="https://api.example/us.svg" />);
  expect(shown()).toBe("https://api.example/us.svg");
  expect(jest.getTimerCount()).toBe(0);
});
