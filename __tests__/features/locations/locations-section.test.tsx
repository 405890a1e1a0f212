import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";

import { LocationsSection } from "../../../src/features/locations/locations-section";
import { branch, companyYaml, contactDialog } from "../../support/landing-content";
import { renderWithProviders } from "../../support/render";

const contactYaml = {
  heading: "Location and Contact",
  map: { alt: "Sketch map with all branches", caption: "Not to scale" },
  nearest: { button: "Find the nearest open counter", message: "Hello, I would like to visit {counter}." },
  whatsappButton: "WhatsApp Chat",
  contactButton: "Contact Directly",
  dialog: contactDialog,
};

const renderLocations = (branches = [branch("head"), branch("beach")]) =>
  renderWithProviders(
    <LocationsSection data={{ allBranchYaml: { nodes: branches }, companyYaml, contactYaml }} />,
  );

const chart = () => screen.getByRole("group", { name: "Sketch map with all branches" });
const signs = () => [...chart().querySelectorAll("a > g")];

it("lists every branch with its page, telephone and map link", () => {
  renderLocations();
  const section = screen.getByRole("region", { name: "Location and Contact" });
  expect(section).toHaveAttribute("id", "location_section");
  const [head, beach] = within(section).getAllByRole("article");
  if (!head || !beach) throw new Error("two branches expected");
  expect(within(head).getByRole("heading", { name: "Branch head" })).toBeVisible();
  expect(within(beach).getByText("Jl. beach No. 1")).toBeVisible();
  expect(within(beach).getByRole("link", { name: "Branch beach" })).toHaveAttribute("href", "/cabang/beach");
  expect(within(beach).getByRole("link", { name: "+62 361 005, Branch beach" })).toHaveAttribute(
    "href",
    "tel:+62361005",
  );
  const map = within(beach).getByRole("link", { name: "Directions: Branch beach" });
  expect(map).toHaveAttribute("href", "https://www.google.com/maps/dir/?api=1&destination=-8.65,115.14");
  expect(map).toHaveAttribute("target", "_blank");
});

it.each([0, 1, 6, 12])("lists and maps %d branches after the head office, also at one address", (count) => {
  const numbers = Array.from({ length: count }, (_, index) => `${index + 1}`);
  renderLocations([branch("head"), ...numbers.map((number) => branch(number))]);
  const listed = screen.getAllByRole("article").map((one) => within(one).getByRole("heading").textContent);
  expect(listed).toEqual(["head", ...numbers].map((id) => `Branch ${id}`));
  expect(signs().map((sign) => sign.textContent)).toEqual([...numbers, "H"]);
  for (const sign of signs()) expect(sign.getAttribute("transform")).toMatch(/^translate\(\d+ \d+\)$/);
});

it("places each pin in its true direction from the head office, whose pin is on top", () => {
  renderLocations([branch("head", -8.669, 115.166), branch("petitenget", -8.6765, 115.1572)]);
  const [west, head] = signs().map((sign) => ({
    mark: sign.textContent,
    at: (sign.getAttribute("transform")?.match(/\d+/g) ?? []).map(Number),
  }));
  expect([west?.mark, head?.mark]).toEqual(["1", "H"]);
  // South-west: smaller x, larger y.
  expect(west!.at[0]).toBeLessThan(head!.at[0]!);
  expect(west!.at[1]).toBeGreaterThan(head!.at[1]!);
});

it("writes an area's name above its topmost branch, or below where that would be off the map", () => {
  renderLocations([
    { ...branch("head", -8.64, 115.13), area: "North" },
    { ...branch("south", -8.68, 115.16), area: "South" },
  ]);
  const heightOf = (name: string) => Number(screen.getByText(name).getAttribute("y"));
  // The head office comes last.
  const [south, north] = signs().map((sign) => Number(sign.getAttribute("transform")?.match(/\d+/g)?.[1]));
  expect(heightOf("South")).toBeLessThan(south!);
  expect(heightOf("North")).toBeGreaterThan(north!);
});

it("shows mail, networks, chat, contact dialog and hours", () => {
  renderLocations();
  expect(screen.getByText("09:00-21:30")).toBeVisible();
  expect(screen.getByRole("link", { name: "halo@ombak.example" })).toHaveAttribute(
    "href",
    "mailto:halo@ombak.example",
  );
  expect(screen.getByRole("link", { name: "Instagram" })).toHaveAttribute("href", companyYaml.instagram);
  expect(screen.getByRole("link", { name: "Facebook" })).toHaveAttribute("href", companyYaml.facebook);
  const chat = screen.getByRole("link", { name: "WhatsApp Chat" });
  expect(chat).toHaveAttribute("href", "https://wa.me/62811?text=Hello%20Ombak%20Valas%20%26%20friends");
  expect(chat).toHaveAttribute("target", "_blank");
  expect(screen.getByRole("button", { name: "Contact Directly" })).toHaveAttribute("aria-haspopup", "dialog");
});

describe("the nearest open counter", () => {
  /** Replaces the browser's geolocation. */
  const answerWith = (
    answer: { latitude: number; longitude: number; accuracy?: number } | { code: 1 | 2 | 3 },
  ) => {
    const getCurrentPosition = jest.fn<void, Parameters<Geolocation["getCurrentPosition"]>>(
      (onPosition, onError) =>
        "code" in answer
          ? onError?.({ PERMISSION_DENIED: 1, ...answer } as GeolocationPositionError)
          : onPosition({ coords: { accuracy: 8, ...answer } } as GeolocationPosition),
    );
    Object.defineProperty(navigator, "geolocation", { configurable: true, value: { getCurrentPosition } });
    return getCurrentPosition;
  };
  const ask = () => fireEvent.click(screen.getByRole("button", { name: "Find the nearest open counter" }));
  const names = () => screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
  const head = branch("head", -8.669, 115.166);
  const near = branch("near", -8.65, 115.132);
  const short = { ...branch("short", -8.6501, 115.1321), hours: { opens: "10:00", closes: "17:00" } };

  beforeEach(() => jest.useFakeTimers({ now: Date.parse("2026-09-29T19:20:00+08:00") }));
  afterEach(() => {
    Reflect.deleteProperty(navigator, "geolocation");
  });

  it("is listed first, with distance, closing time, directions and a chat that names it", () => {
    const asked = answerWith({ latitude: -8.6501, longitude: 115.1321 });
    renderLocations([head, near, short]);
    expect(asked).not.toHaveBeenCalled();
    ask();
    expect(screen.getByRole("status")).toHaveTextContent(
      "The nearest open counter is Branch near, 20 m from you. It is open until 21:30.",
    );
    // The nearest counter is already closed.
    expect(names()).toEqual(["Branch near", "Branch head", "Branch short"]);
    expect(screen.getByText("20 m from you, open until 21:30")).toBeVisible();
    expect(screen.getByText("0 m from you, closed, opens 10:00")).toBeVisible();
    // In the answer and in the list.
    const directions = screen.getAllByRole("link", { name: "Directions: Branch near" });
    expect(directions.map((link) => link.getAttribute("href"))).toEqual(
      Array(2).fill("https://www.google.com/maps/dir/?api=1&destination=-8.65,115.132"),
    );
    expect(screen.getByRole("link", { name: "Call: Branch near" })).toHaveAttribute("href", "tel:+62361004");
    expect(screen.getByRole("link", { name: "WhatsApp: Branch near" })).toHaveAttribute(
      "href",
      "https://wa.me/62811?text=Hello%2C%20I%20would%20like%20to%20visit%20Branch%20near.",
    );
  });

  it("is marked on the map with the visitor, unless the visitor is beyond the map", () => {
    answerWith({ latitude: -8.6501, longitude: 115.1321 });
    renderLocations([head, near]);
    const marked = () => chart().querySelector("[data-here]")?.getAttribute("aria-label");
    expect(marked()).toBeUndefined();
    ask();
    expect(marked()).toBe("1: Branch near");
    expect(within(chart()).getByText("You")).toBeVisible();
    answerWith({ latitude: -8.2, longitude: 115.1321 });
    ask();
    expect(marked()).toBe("1: Branch near");
    expect(within(chart()).queryByText("You")).not.toBeInTheDocument();
  });

  it("says that a later search waits or has failed, and restores the order", () => {
    answerWith({ latitude: -8.6501, longitude: 115.1321 });
    renderLocations([head, near]);
    ask();
    expect(names()).toEqual(["Branch near", "Branch head"]);
    const asked = answerWith({ code: 3 });
    asked.mockImplementationOnce(() => undefined);
    ask();
    expect(screen.getByRole("status")).toHaveTextContent("Waiting for your position…");
    ask();
    expect(screen.getByRole("status")).toHaveTextContent(
      "We could not find your position, so the counters are in their usual order.",
    );
    expect(names()).toEqual(["Branch head", "Branch near"]);
  });

  it("says of a rough position how rough it is, and recommends no counter", () => {
    answerWith({ latitude: -8.6501, longitude: 115.1321, accuracy: 4_200 });
    renderLocations([head, near]);
    ask();
    expect(screen.getByRole("status")).toHaveTextContent(
      /^Your device knows your position to about 4,2 km only/,
    );
    expect(names()).toEqual(["Branch head", "Branch near"]);
    expect(screen.queryByText(/from you/)).toBeNull();
    answerWith({ latitude: -8.6501, longitude: 115.1321, accuracy: 65 });
    ask();
    expect(screen.getByRole("status")).toHaveTextContent("Branch near, 100 m from you");
  });

  it("ends the wait for a position that never comes, and takes a late one", () => {
    const asked = answerWith({ code: 3 }).mockImplementation(() => undefined);
    renderLocations([head, near]);
    ask();
    act(() => void jest.advanceTimersByTime(31_000));
    expect(screen.getByRole("status")).toHaveTextContent("We could not find your position");
    const coords = { latitude: -8.65, longitude: 115.132, accuracy: 5 };
    act(() => asked.mock.calls[0]?.[0]({ coords } as GeolocationPosition));
    expect(screen.getByRole("status")).toHaveTextContent("The nearest open counter is Branch near");
  });

  it("recommends a counter that is open on arrival, or says that none is", () => {
    jest.setSystemTime(Date.parse("2026-09-29T21:25:00+08:00"));
    const late = { ...branch("late", -8.75, 115.17), hours: { opens: "09:00", closes: "23:00" } };
    answerWith({ latitude: -8.69, longitude: 115.166 });
    renderLocations([head, near, late]);
    ask();
    expect(screen.getByRole("status")).toHaveTextContent(
      "Branch late, 6,7 km from you. It is open until 23:00.",
    );
    cleanup();
    renderLocations([head, near]);
    ask();
    expect(screen.getByRole("status")).toHaveTextContent(
      "The nearest is Branch head, 2,3 km from you. It closes at 21:30 and opens again 09:00.",
    );
  });

  it("knows a day on which one counter is closed", () => {
    answerWith({ latitude: -8.6501, longitude: 115.1321 });
    const ceremony = { name: "Ceremony", date: "2026-09-29", until: null, opens: null, closes: null };
    renderLocations([head, { ...near, closures: [ceremony] }]);
    expect(screen.getByText("29 September 2026, Ceremony: closed")).toBeVisible();
    ask();
    expect(names()).toEqual(["Branch head", "Branch near"]);
    expect(screen.getByText("20 m from you, closed, opens 30 September 09:00")).toBeVisible();
  });

  it("says when all counters are closed", () => {
    jest.setSystemTime(Date.parse("2026-09-29T22:00:00+08:00"));
    answerWith({ latitude: -8.65, longitude: 115.132 });
    renderLocations([head, near]);
    ask();
    expect(screen.getByRole("status")).toHaveTextContent(
      "All counters are closed now. The nearest is Branch near, 0 m from you. It opens 09:00.",
    );
  });

  it("keeps the list unchanged when the visitor denies it", () => {
    answerWith({ code: 1 });
    renderLocations([head, near, short]);
    const before = names();
    ask();
    expect(screen.getByRole("status")).toHaveTextContent("You did not share your position");
    expect(names()).toEqual(before);
  });
});

it("shows a branch's own hours", () => {
  renderLocations([branch("head"), { ...branch("early"), hours: { opens: "07:00", closes: "21:30" } }]);
  expect(screen.getByText("Every day 07:00-21:30")).toBeVisible();
});
