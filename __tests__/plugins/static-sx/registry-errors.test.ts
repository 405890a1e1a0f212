/** @jest-environment node */
import { registerStyle, styleSheet } from "../../../plugins/gatsby-plugin-static-sx/registry";

it("refuses an inset whose sides it cannot tell", () => {
  registerStyle("a1", "src/features/a.tsx", { inset: "var(--sides)" });
  expect(styleSheet).toThrow("one by one");
});
