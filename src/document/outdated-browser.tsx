import type { ThemeUICSSObject } from "theme-ui";

import { InlineScript } from "../components/inline-script";
import * as en from "../strings/en";

const noteStyle: ThemeUICSSObject = {
  "html:not([data-outdated]) &": { display: "none" },
  p: "24px",
  bg: "gold300",
  color: "ink",
  fontSize: "clamp(1.125rem, 2vw, 2rem)",
  fontWeight: 700,
  textAlign: "center",
};

// What Chromium 85, Firefox 77 and Safari 13.1 brought. In words that the oldest browsers understand.
const script = `if (!("replaceAll" in String.prototype)) document.documentElement.setAttribute("data-outdated", "");`;

/** Says what to do in a browser too old for the scripts, whose rates would stay skeletons. Build side only. */
export const OutdatedBrowserNote = () => (
  <>
    <InlineScript code={script} />
    <p role="alert" sx={noteStyle}>
      {en.outdatedBrowser}
    </p>
  </>
);
