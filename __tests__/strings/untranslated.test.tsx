import { render } from "@testing-library/react";
import type { ReactElement } from "react";

import { setUntranslated } from "../../src/strings/untranslated";

const texts = ["Info", "Every day", "Every day but Nyepi", "The eve (of Nyepi)", "Rates"];

/** Renders an element of an Indonesian page and returns its texts that say that they are English. */
const englishIn = (create: () => ReactElement): (string | null)[] => {
  setUntranslated(texts);
  const { container } = render(create());
  return [...container.querySelectorAll("[lang=en]")].map(({ textContent }) => textContent);
};

it.each([
  ["alone", () => <p>Every day</p>, ["Every day"]],
  ["at the beginning", () => <p>{"Every day 08:00-22:00"}</p>, ["Every day"]],
  ["within a sentence", () => <p>{"7 Maret, The eve (of Nyepi): tutup"}</p>, ["The eve (of Nyepi)"]],
  ["twice", () => <p>{"Info, Every day"}</p>, ["Info", "Every day"]],
  ["that begins like another one", () => <p>{"Every day but Nyepi."}</p>, ["Every day but Nyepi"]],
  [
    "beside elements",
    () => (
      <p>
        Every day <b>Buka</b>
      </p>
    ),
    ["Every day"],
  ],
  ["in a fragment", () => <>Every day</>, ["Every day"]],
  ["unless it is part of a word", () => <p>Informasi</p>, []],
])("a text without a translation says its language %s", (_name, create, expected) => {
  expect(englishIn(create)).toEqual(expected);
});

it("keeps the words of a sentence, in one child of its parent", () => {
  setUntranslated(texts);
  const { container } = render(<p>{"7 Maret, Every day: tutup"}</p>);
  expect(container).toHaveTextContent(/^7 Maret, Every day: tutup$/);
  expect(container.querySelector("p")?.childNodes).toHaveLength(1);
});

it.each([
  ["a picture", () => <img alt="Info" />],
  ["a field", () => <input placeholder="Info" />],
  ["a description", () => <meta name="description" content="Info" />],
  ["a title before the company's name", () => <title>Rates | Info</title>],
])("%s says the language of its text", (_name, create) => {
  setUntranslated(texts);
  expect(create().props).toHaveProperty("lang", "en");
});

it("an element with a language of its own keeps it", () => {
  expect(englishIn(() => <p lang="id">Info</p>)).toEqual([]);
});
