import { registerStyle, styleSheet } from "../../../plugins/gatsby-plugin-static-sx/registry";

registerStyle("b1", "src/features/b.tsx", { color: "red" });
registerStyle("a1", "src/features/a.tsx", { color: "green", "&:hover": { color: "blue" } });
registerStyle("c1", "src/components/c.tsx", { p: 4, "@media (min-width: 640px)": { p: 5 } });

registerStyle("d1", "src/features/d.tsx", { overflow: "clip" });
registerStyle("d2", "src/features/d.tsx", { [`@media (min-width: 640px)`]: { overflowX: "clip" } });
registerStyle("d3", "src/features/d.tsx", { overflow: "auto", textOverflow: "clip" });
registerStyle("e1", "src/features/e.tsx", { inset: "0 max(1px, min(2vw, 3px)) auto" });
registerStyle("d4", "src/features/d.tsx", { maskComposite: "intersect", maskSize: "auto" });

it("orders element defaults, shared components and features, so that the later override the earlier", () => {
  const sheet = styleSheet();
  const positions = ["html{", ".c1{", ".a1{", ".a1:hover{", ".b1{"].map((part) => sheet.indexOf(part));
  expect(positions).not.toContain(-1);
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
});

it("writes prefixes for the supported browsers", () => {
  expect(styleSheet()).toContain(
    ".d4{-webkit-mask-composite:source-in;mask-composite:intersect;-webkit-mask-size:auto;mask-size:auto;}",
  );
  expect(styleSheet()).toContain(".d1{overflow:hidden;overflow:clip;}");
  expect(styleSheet()).toContain("{.d2{overflow-x:hidden;overflow-x:clip;}}");
  expect(styleSheet()).toContain(".d3{overflow:auto;text-overflow:clip;}");
});

it("follows a hot reload in the document", async () => {
  registerStyle("a1", "src/features/a.tsx", { color: "purple" });
  await Promise.resolve();
  expect(document.head.textContent).toContain(".a1{color:purple;}");
  expect(document.head.textContent).not.toContain(".a1{color:green;}");
});

it("rejects two files whose styles would have the same name", () => {
  expect(() => registerStyle("a1", "src/features/other.tsx", {})).toThrow(/Rename one of the files/);
});

it("writes inset as four sides, for Chromium before 87", () => {
  expect(styleSheet()).toContain(
    ".e1{top:0;right:max(1px, min(2vw, 3px));bottom:auto;left:max(1px, min(2vw, 3px));}",
  );
});
