import { forOlderBrowsers } from "../../../plugins/gatsby-plugin-static-sx/older-browsers";
import { registerStyle, styleSheet } from "../../../plugins/gatsby-plugin-static-sx/registry";

registerStyle("b1", "src/features/b.tsx", { color: "red" });
registerStyle("a1", "src/features/a.tsx", { color: "green", "&:hover": { color: "blue" } });
registerStyle("c1", "src/components/c.tsx", { p: 4, "@media (min-width: 640px)": { p: 5 } });

it("orders element defaults, shared components and features, so that the later override the earlier", () => {
  const sheet = styleSheet();
  const positions = ["html{", ".c1{", ".a1{", ".a1:hover{", ".b1{"].map((part) => sheet.indexOf(part));
  expect(positions).not.toContain(-1);
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
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

it.each([
  ["mask-composite:intersect", "-webkit-mask-composite:source-in, xor;mask-composite:intersect"],
  ["overflow-x:clip", "overflow-x:hidden;overflow-x:clip"],
  ["text-overflow:clip", "text-overflow:clip"],
  ["inset:0 max(1px, 2vw) auto", "top:0;right:max(1px, 2vw);bottom:auto;left:max(1px, 2vw)"],
])("writes %s for the supported browsers", (written, expected) => {
  expect(forOlderBrowsers(`.a{${written}}`)).toBe(`.a{${expected}}`);
});
