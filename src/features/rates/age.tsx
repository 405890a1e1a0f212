import type { ThemeUICSSObject } from "theme-ui";

import { useAge } from "./use-rates";

/** What is longest while rates are fresh holds the room: in large text the lines would come and go with each poll. */
const ageStyle: ThemeUICSSObject = {
  fontVariantNumeric: "tabular-nums lining-nums",
  display: "inline-grid",
  "& > span, &::after": { gridArea: "1 / 1" },
  "&::after": { content: "attr(data-longest)", visibility: "hidden" },
};

/** "Updated 12 seconds ago". Renders with each second, so that what it stands in need not; not announced. */
export const Age = ({ lead }: { readonly lead: string }) => {
  const age = useAge();
  if (!age) return null;
  return (
    <span data-longest={`${lead} 59 seconds ago`} sx={ageStyle}>
      <span>{`${lead} ${age}`}</span>
    </span>
  );
};
