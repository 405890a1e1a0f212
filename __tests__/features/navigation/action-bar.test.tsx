import { act, screen } from "@testing-library/react";

import { HERO_ACTIONS_ID } from "../../../src/features/hero/hero";
import { ActionBar } from "../../../src/features/navigation/action-bar";
import { companyYaml, heroYaml } from "../../support/landing-content";
import { renderWithProviders } from "../../support/render";

type Report = (entries: Pick<IntersectionObserverEntry, "isIntersecting" | "boundingClientRect">[]) => void;

let report: Report = () => undefined;

beforeAll(() => {
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(private readonly callback: Report) {}
      // Gatsby's links observe themselves too.
      observe({ id }: Element) {
        if (id === HERO_ACTIONS_ID) report = this.callback;
      }
      unobserve() {}
      disconnect() {}
    },
  });
});

const contactYaml = { dialog: { whatsappButton: "WhatsApp" } };

const renderBar = () =>
  renderWithProviders(
    <>
      <div id={HERO_ACTIONS_ID} />
      <ActionBar after={HERO_ACTIONS_ID} data={{ companyYaml, heroYaml, contactYaml }} />
    </>,
  );

/** Moves the hero's buttons to this distance from the top of the screen, in px. */
const heroActionsAt = (top: number) =>
  act(() =>
    report([{ isIntersecting: top >= 0 && top < 800, boundingClientRect: new DOMRect(0, top, 300, 56) }]),
  );

const links = () => screen.queryAllByRole("link");

it("shows once the hero's buttons are above the screen, and hides when they return", () => {
  renderBar();
  expect(screen.getByLabelText("Quick actions")).toHaveAttribute("data-shown", "false");
  heroActionsAt(400);
  expect(screen.getByLabelText("Quick actions")).toHaveAttribute("data-shown", "false");
  heroActionsAt(-100);
  expect(screen.getByLabelText("Quick actions")).toHaveAttribute("data-shown", "true");
  heroActionsAt(10);
  expect(screen.getByLabelText("Quick actions")).toHaveAttribute("data-shown", "false");
});

it("stays hidden while the buttons are below the fold", () => {
  renderBar();
  heroActionsAt(900);
  expect(screen.getByLabelText("Quick actions")).toHaveAttribute("data-shown", "false");
});

it("has no focusable links while it is hidden", () => {
  renderBar();
  expect(links()).toEqual([]);
});

it("links to the rates and to a chat with the inquiry", () => {
  renderBar();
  heroActionsAt(-100);
  const [rates, branches, chat] = document.querySelectorAll("aside a");
  expect(rates).toHaveAttribute("href", "/kurs");
  expect(branches).toHaveAttribute("href", "/#location_section");
  expect(chat).toHaveAttribute("target", "_blank");
  expect(chat).toHaveAttribute("href", "https://wa.me/62811?text=Hello%20Ombak%20Valas%20%26%20friends");
});
