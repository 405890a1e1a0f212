import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

import { Island } from "../../src/components/island";

const Section = () => {
  const [clicks, setClicks] = useState(0);
  return (
    <button type="button" onClick={() => setClicks(clicks + 1)}>
      {`${clicks} clicks`}
    </button>
  );
};

afterEach(() => void jest.useRealTimers());

/** Never comes into view by itself. */
class FarAway {
  observe() {}
  disconnect() {}
}

let come: (module: { default: typeof Section }) => void;
const untilItComes = () => new Promise<{ default: typeof Section }>((resolve) => (come = resolve));

/** A page as it was built, with React in it and the section's own code still on its way. */
const open = async (load = untilItComes, isLive = false) => {
  Object.assign(window, { IntersectionObserver: FarAway });
  document.body.innerHTML =
    '<main><div data-deferred="name"><button type="button">0 clicks</button></div></main>';
  await act(async () => {
    const page = document.querySelector("main");
    if (page) hydrateRoot(page, <Island name="name" load={load} props={{}} isLive={isLive} />);
  });
};

const button = () => screen.getByRole("button");
/** The visitor's finger makes the section want its code. */
const press = () => act(async () => void button().dispatchEvent(new Event("pointerdown", { bubbles: true })));

it("repeats a click that came before the code", async () => {
  await open();
  await press();
  button().click();
  await act(async () => come({ default: Section }));
  expect(button()).toHaveTextContent("1 clicks");
});

it("does not repeat a click that nobody waits for any more", async () => {
  await open();
  await press();
  button().click();
  const clickedAt = performance.now();
  jest.spyOn(performance, "now").mockReturnValue(clickedAt + 11_000);
  await act(async () => come({ default: Section }));
  jest.mocked(performance.now).mockRestore();
  await act(async () => button().click());
  expect(button()).toHaveTextContent("1 clicks");
});

it("is woken by a click alone, as scripts and voice control make it", async () => {
  const load = jest.fn(() => Promise.resolve({ default: Section }));
  await open(load);
  expect(load).not.toHaveBeenCalled();
  await act(async () => button().click());
  expect(load).toHaveBeenCalledTimes(1);
  expect(button()).toHaveTextContent("1 clicks");
});

it("comes alive unasked after a while if it shows live data, and only then", async () => {
  jest.useFakeTimers();
  const asksAlone = async (isLive: boolean) => {
    const load = jest.fn(() => Promise.resolve({ default: Section }));
    await open(load, isLive);
    await act(() => jest.advanceTimersByTimeAsync(2_400));
    expect(load).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    return load.mock.calls.length;
  };
  expect(await asksAlone(true)).toBe(1);
  expect(await asksAlone(false)).toBe(0);
});

it("repeats a click that comes while React takes the section over", async () => {
  await open();
  await press();
  await act(async () => {
    come({ default: Section });
    await Promise.resolve();
    await Promise.resolve();
    // The root is there, and has not been rendered yet: React would swallow this one.
    button().click();
  });
  expect(button()).toHaveTextContent("1 clicks");
});

it("leaves clicks to React from then on", async () => {
  await open();
  await press();
  await act(async () => come({ default: Section }));
  await act(async () => button().click());
  expect(button()).toHaveTextContent("1 clicks");
});

it("takes over what was built where the page around it is rendered anew", async () => {
  const page = document.createElement("main");
  document.body.replaceChildren(page);
  const built = document.createElement("div");
  built.innerHTML = '<button type="button">0 clicks</button>';
  const pressed = built.firstChild;
  Object.assign(window, { IntersectionObserver: FarAway });
  await act(async () => {
    createRoot(page).render(
      <Island name="name" load={untilItComes} props={{}} isLive={false} built={built} />,
    );
  });
  expect(button()).toBe(pressed);
  await press();
  button().click();
  await act(async () => come({ default: Section }));
  expect(button()).toHaveTextContent("1 clicks");
});
