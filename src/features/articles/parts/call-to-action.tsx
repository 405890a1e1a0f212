import { Link } from "gatsby";
import type { ThemeUICSSObject } from "theme-ui";

import { paths } from "../../../lib/paths";
import * as en from "../../../strings/en";
import { media, radii } from "../../../theme/tokens";

const panelStyle: ThemeUICSSObject = {
  variant: "surfaces.dark",
  display: "grid",
  gap: 5,
  p: "block",
  mb: "section",
  borderRadius: `10px ${radii.large} 10px 10px`,
  [media.split]: { gridTemplateColumns: "1fr auto", alignItems: "end" },
  [media.print]: { display: "none" },
};

/** Above the buttons, clear of the small text. */
const artStyle: ThemeUICSSObject = {
  variant: "art.fine",
  display: "none",
  top: -360,
  right: "6%",
  size: 480,
  color: "teal500",
  [media.desktop]: { display: "block" },
  [media.forcedColors]: { display: "none" },
};

const titleStyle: ThemeUICSSObject = { variant: "text.statement", maxWidth: "12.75em" };
const textStyle: ThemeUICSSObject = { maxWidth: "33.7em", mt: "14px", color: "textSoft" };

const linksStyle: ThemeUICSSObject = {
  display: "flex",
  flexWrap: "wrap",
  gap: 3,
  [media.phone]: { "& a": { width: "100%" } },
};

type Props = Queries.ArticlePartsFragment["articlesYaml"]["callToAction"];

/** What to do after reading. */
export const CallToAction = ({ title, text, homeButton, articlesButton }: Props) => (
  <aside aria-label={en.articles.nextSteps} sx={panelStyle}>
    <div aria-hidden="true" sx={artStyle} />
    <div>
      <h2 sx={titleStyle}>{title}</h2>
      <p sx={textStyle}>{text}</p>
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
