import type { ThemeUICSSObject } from "theme-ui";

import { useStrings } from "../components/page-language";
import { LOAD_FAILURE_ID } from "../lib/app-update/load-failure";
import { palette } from "../theme/tokens";

const viewStyle = `#${LOAD_FAILURE_ID} { position: sticky; bottom: 0; background: ${palette.gold300} }`;

/** The note stays in view, and follows the end of the page rather than covering it, also without the style sheet. For the head. */
export const LoadFailureStyle = () => <style dangerouslySetInnerHTML={{ __html: viewStyle }} />;

const noteStyle: ThemeUICSSObject = {
  zIndex: "toast",
  px: 4,
  py: 3,
  color: "ink",
  "& p": { fontWeight: 700 },
  "& ul": {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))",
    gap: "4px 16px",
    my: 2,
    fontSize: "small",
    lineHeight: 1.3,
  },
  "& a": { fontWeight: 700, textDecoration: "underline" },
  "& li a": { display: "block", whiteSpace: "nowrap" },
};

/**
 * Says that a page did not load completely, with the telephone numbers of the counters, which the build writes into the list
 * (finish-build.ts), and a link that loads the page again. Hidden until the boot script or `recoverFromChunkError` shows it. It is
 * outside of React's root, which may be empty then. Build side only.
 */
export const LoadFailureNote = () => {
  const { label, text, again } = useStrings().loadFailure;
  return (
    <aside id={LOAD_FAILURE_ID} aria-label={label} hidden sx={noteStyle}>
      <p role="alert">{text}</p>
      <ul />
      {/* eslint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is that of the page */}
      <a href="">{again}</a>
    </aside>
  );
};
