/** @jest-environment node */
import { nearest } from "../../../plugins/gatsby-transformer-content/nearest";
import { fillPlaceholders, placeholdersIn } from "../../../plugins/gatsby-transformer-content/placeholders";

it("fills in facts in every text, at any depth", () => {
  expect(fillPlaceholders({ a: "Hello {x}", b: [{ c: "{x}{x}" }, 5, true] }, { x: "$&" })).toEqual({
    a: "Hello $&",
    b: [{ c: "$&$&" }, 5, true],
  });
});

it("leaves alone what the page fills in", () => {
  expect(fillPlaceholders("{rate} at {toString}", { company: "x" })).toBe("{rate} at {toString}");
});

it("lists the placeholders of a text", () => {
  expect(placeholdersIn("{a} {b c} {} }{")).toEqual(["a", "b c", ""]);
});

it.each([
  ["phon", "phone"],
  ["hpone", "phone"],
  ["Phone", "phone"],
  ["telephone", undefined],
  ["x", undefined],
  ["adress", "address"],
])("takes %s for %s", (word, meant) => {
  expect(nearest(word, ["id", "phone", "address"])).toBe(meant);
});
