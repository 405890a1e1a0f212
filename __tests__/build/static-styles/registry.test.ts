import { registerStyle, styleSheetOf, wholeStyleSheet } from "../../../src/build/static-styles/registry";

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

const positions = (sheet: string, ...parts: readonly string[]) => parts.map((part) => sheet.indexOf(part));

it("writes all styles, those of shared components first, equal ones as one rule", () => {
  const sheet = wholeStyleSheet();
  const [c, a, same] = positions(sheet, ".c1{", ".a1{", ".a2,.b1{color:red;}");
  expect(c).toBeGreaterThan(0);
  expect(a).toBeGreaterThan(c ?? 0);
  expect(same).toBeGreaterThan(a ?? 0);
});

it("leaves out of a page what has none of its classes, and keeps the order of the rest", () => {
  const sheet = styleSheetOf('<main class="c1 other"><p title="a1" class="b1">a2</p></main>');
  expect(sheet).toContain(".b1{color:red;}");
  expect(sheet).toContain("@media (min-width: 640px){.c1{");
  expect(sheet).not.toMatch(/\.a[12]/);
  const [c, b] = positions(sheet, ".c1{", ".b1{");
  expect(b).toBeGreaterThan(c ?? 0);
});

it("gives every page the element defaults", () => {
  const defaults = styleSheetOf("<p>No class</p>");
  expect(defaults).toContain("html");
  expect(wholeStyleSheet().startsWith(defaults)).toBe(true);
});

it("tells Chromium before 120 in its own words how masks work on each other", () => {
  const sheet = wholeStyleSheet();
  expect(sheet).toContain(
    ".d4{-webkit-mask-composite:source-in;mask-composite:intersect;-webkit-mask-size:auto;mask-size:auto;}",
  );
});

it("tells Safari before 16, which cannot clip, to hide instead", () => {
  const sheet = wholeStyleSheet();
  expect(sheet).toContain(".d1{overflow:hidden;overflow:clip;}");
  expect(sheet).toContain(".d2{overflow-x:hidden;overflow-x:clip;}");
  expect(sheet).toContain("{.d2{overflow:hidden;overflow:clip;}}");
  expect(sheet).toContain(".d3{overflow:auto;text-overflow:clip;}");
});

it("refuses two files whose styles would have one name", () => {
  expect(() => registerStyle("a1", "src/features/other.tsx", {})).toThrow(/Rename one of the files/);
});
