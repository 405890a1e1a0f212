import type { ThemeUICSSObject } from "theme-ui";

import * as en from "../../strings/en";
import { useAge } from "./use-rates";

/** What is longest while rates are fresh holds the room: in large text the lines would come and go with each poll. */
const ageStyle: ThemeUICSSObject = {
  fontVariantNumeric: "tabular-nums lining-nums",
  display: "inline-grid",
  "& > span, &::after": { gridArea: "1 / 1" },
  "&::after": { content: "attr(data-longest)", visibility: "hidden" },
};

/**
 * The age of the rates in a sentence, "Updated 12 seconds ago". Renders with each second, so that what it stands in need not;
 * not announced.
 */
export const Age = ({ sentence }: { readonly sentence: (age: string) => string }) => {
  const age = useAge();
  if (!age) return null;
  return (
    <span data-longest={sentence(en.rates.longestAge)} sx={ageStyle}>
      <span>{sentence(age)}</span>
    </span>
  );
};
