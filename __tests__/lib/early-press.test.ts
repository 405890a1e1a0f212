import { buttonNow } from "../../src/lib/early-press";

const page = (...sections: string[]) =>
  `<div><button>Menu</button><section data-deferred="faq">${sections.join("")}</section><button>Contact</button></div>`;

const button = (name: string): HTMLButtonElement => {
  const found = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`There is no button "${name}".`);
  return found;
};

beforeEach(() => void (document.body.innerHTML = page("<button>Question</button>")));

it("is the button that was pressed, where it still stands", () => {
  const pressed = button("Contact");
  expect(buttonNow({ button: pressed, at: 0 })).toBe(pressed);
});

it("is the one in its place, where the page was rendered anew", () => {
  const pressed = button("Contact");
  // A section may have fewer, or none yet.
  document.body.innerHTML = page();
  expect(buttonNow({ button: pressed, at: 0 })).toBe(button("Contact"));
});

it("is none where the page has other buttons than it had", () => {
  const pressed = button("Contact");
  document.body.innerHTML = `<button>Close</button>${page()}`;
  expect(buttonNow({ button: pressed, at: 0 })).toBeUndefined();
});

it("is none for a button of a section that has gone", () => {
  const pressed = button("Question");
  document.body.innerHTML = page();
  expect(buttonNow({ button: pressed, at: 0 })).toBeUndefined();
});
