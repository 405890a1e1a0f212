import type { ThemeUICSSObject } from "theme-ui";

import { InlineScript } from "../components/inline-script";
import { useStrings } from "../components/page-language";

const noteStyle: ThemeUICSSObject = {
  p: "24px",
  bg: "gold300",
  color: "ink",
  fontSize: "clamp(1.125rem, 2vw, 2rem)",
  fontWeight: 700,
  textAlign: "center",
};

// Chromium 85, Firefox 77 and Safari 13.1 introduced `replaceAll`. Older browsers have to parse this script too.
const script = `if (!("replaceAll" in String.prototype)) {
  document.documentElement.setAttribute("data-outdated", "");
  document.currentScript.previousElementSibling.hidden = false;
}`;

/** Asks visitors to update a browser that cannot run the scripts and would show skeletons only. Build side only. */
export const OutdatedBrowserNote = () => (
  <>
    {/* Hidden without a style sheet, which may fail to load. */}
    <p role="alert" hidden sx={noteStyle}>
      {useStrings().outdatedBrowser}
    </p>
    <InlineScript code={script} />
  </>
);
