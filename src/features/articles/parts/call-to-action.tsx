import { Link } from "gatsby";
import type { ThemeUICSSObject } from "theme-ui";

import { paths } from "../../../lib/paths";
import * as en from "../../../strings/en";
import { media, radii } from "../../../theme/tokens";

const panelStyle: ThemeUICSSObject = {
  variant: "surfaces.dark",
  position: "relative",
  isolation: "isolate",
  overflow: "clip",
  display: "grid",
  gap: 5,
  p: "clamp(32px, 4.6vw, 72px)",
  mb: "section",
  borderRadius: `10px ${radii.tide} 10px 10px`,
  "& h2": {
    maxWidth: "12.75em",
    fontSize: "clamp(1.75rem, 1.4rem + 1.8vw, 3rem)",
    fontWeight: 700,
  },
  "& p": { maxWidth: "33.7em", mt: "14px", color: "textSoft" },
  [media.split]: { gridTemplateColumns: "1fr auto", alignItems: "end" },
  [media.print]: { display: "none" },
};

const artStyle: ThemeUICSSObject = {
  variant: "art.fine",
  position: "absolute",
  zIndex: -1,
  top: -330,
  right: -230,
  width: 480,
  height: 480,
  color: "teal500",
  [media.wide]: { right: "25%" },
};

const linksStyle: ThemeUICSSObject = {
  display: "flex",
  flexWrap: "wrap",
  gap: 3,
  "@media (max-width: 39.99em)": { "& a": { width: "100%" } },
};

const boardLinkStyle: ThemeUICSSObject = { color: "link", textDecoration: "underline", fontWeight: 650 };

type Props = Queries.ArticleRoutesFragment["articlesYaml"]["callToAction"];

/** The words of the text that lead to the board, where an editor has left them in. */
const BOARD_WORDS = /(check the live board)/i;

/** What to do after reading. */
export const CallToAction = ({ title, text, homeButton, articlesButton }: Props) => (
  <aside aria-label={en.articles.nextSteps} sx={panelStyle}>
    <div aria-hidden="true" sx={artStyle} />
    <div>
      <h2>{title}</h2>
      <p>
        {text.split(BOARD_WORDS).map((part, index) =>
          BOARD_WORDS.test(part) ? (
            <Link key={index} to={paths.board.href()} sx={boardLinkStyle}>
              {part}
            </Link>
          ) : (
            part
          ),
        )}
      </p>
    </div>
    <div sx={linksStyle}>
      <Link to={paths.home.href()} sx={{ variant: "buttons.gold" }}>
        {homeButton}
      </Link>
      <Link to={paths.articles.href()} sx={{ variant: "buttons.lineOnDark" }}>
        {articlesButton}
      </Link>
    </div>
  </aside>
);
