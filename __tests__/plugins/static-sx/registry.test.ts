import { registerStyle, stylesFor } from "../../../plugins/gatsby-plugin-static-sx/registry";

registerStyle("b1", "src/features/b.tsx", { color: "red" });
registerStyle("a1", "src/features/a.tsx", { color: "green", "&:hover": { color: "blue" } });
registerStyle("a2", "src/features/a.tsx", { color: "red" });
registerStyle("c1", "src/components/c.tsx", { p: 4, "@media (min-width: 640px)": { p: 5 } });

registerStyle("d1", "src/features/d.tsx", { overflow: "clip" });
registerStyle("d2", "src/features/d.tsx", {
  overflowX: "clip",
  [`@media (min-width: 640px)`]: { overflow: "clip" },
});
registerStyle("d4", "src/features/d.tsx", { maskComposite: "intersect", maskSize: "auto" });
registerStyle("d3", "src/features/d.tsx", { overflow: "auto", textOverflow: "clip" });

const [shared, features] = stylesFor("<p>No class</p>");

const positions = (sheet: string, ...parts: readonly string[]) => parts.map((part) => sheet.indexOf(part));

it("writes all styles in the order of their files, those of shared components apart, equal ones as one rule", () => {
  expect(shared.rest).toContain(".c1{");
  expect(shared.rest).not.toMatch(/\.[abd]\d/);
  const [a, same, d] = positions(features.rest, ".a1{", ".a2,.b1{color:red;}", ".d1{");
  expect(a).toBe(0);
  expect(same).toBeGreaterThan(0);
  expect(d).toBeGreaterThan(same ?? 0);
});

it("divides them by what the page's HTML takes: each rule is in one part", () => {
  const [itsShared, its] = stylesFor('<main class="c1 other"><p title="a1" class="b1">a2</p></main>');
  expect(itsShared.built).toContain("@media (min-width: 640px){.c1{");
  expect(itsShared.rest).toBe("");
  expect(its.built).toBe(".b1{color:red;}");
  expect(its.rest).toContain(".a2{color:red;}");
  expect(its.rest).toContain(".a1{");
  expect(its.rest).not.toContain(".b1");
});

it("builds the element defaults into every page, ahead of all else", () => {
  expect(shared.built).toContain("html");
  expect(features.built).toBe("");
  const [with1] = stylesFor('<p class="c1"></p>');
  expect(with1.built.startsWith(shared.built)).toBe(true);
  expect(with1.rest).toBe("");
});

it("tells Chromium before 120 in its own words how masks work on each other", () => {
  expect(features.rest).toContain(
    ".d4{-webkit-mask-composite:source-in;mask-composite:intersect;-webkit-mask-size:auto;mask-size:auto;}",
  );
});

it("tells Safari before 16, which cannot clip, to hide instead", () => {
  expect(features.rest).toContain(".d1{overflow:hidden;overflow:clip;}");
  expect(features.rest).toContain(".d2{overflow-x:hidden;overflow-x:clip;}");
  expect(features.rest).toContain("{.d2{overflow:hidden;overflow:clip;}}");
  expect(features.rest).toContain(".d3{overflow:auto;text-overflow:clip;}");
});

it("refuses two files whose styles would have one name", () => {
  expect(() => registerStyle("a1", "src/features/other.tsx", {})).toThrow(/Rename one of the files/);
});
