/** @jest-environment node */
import { registerStyle, styleSheet } from "../../../plugins/gatsby-plugin-static-sx/registry";

it("rejects an inset that it cannot split", () => {
  registerStyle("a1", "src/features/a.tsx", { inset: "var(--sides)" });
  expect(styleSheet).toThrow("one by one");
});
