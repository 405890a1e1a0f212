import type { ThemeUICSSObject } from "theme-ui";

import { useStrings } from "../../../components/page-language";
import { PageLink } from "../../../components/page-link";
import { paths } from "../../../lib/paths";
import { media, radii } from "../../../theme/tokens";

const panelStyle: ThemeUICSSObject = {
  variant: "surfaces.dark",
  display: "grid",
  gap: 5,
  p: "block",
  mb: "section",
  borderRadius: `10px ${radii.large} 10px 10px`,
  [media.desktop]: { gridTemplateColumns: "1fr auto", alignItems: "end" },
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

type Data = Queries.ArticlePartsFragment;
type Props = Data["articlesYaml"]["callToAction"] & Data["heroYaml"];

/** What to do after reading. */
export const CallToAction = ({ title, text, ratesButton, homeButton, articlesButton }: Props) => {
  const { articles } = useStrings();
  return (
    <aside aria-label={articles.nextSteps} sx={panelStyle}>
      <div aria-hidden="true" sx={artStyle} />
      <div>
        <h2 sx={titleStyle}>{title}</h2>
        <p sx={textStyle}>{text}</p>
      </div>
      <div sx={linksStyle}>
        <PageLink to={paths.board.href()} sx={{ variant: "buttons.gold" }}>
          {ratesButton}
        </PageLink>
        <PageLink to={paths.home.href()} sx={{ variant: "buttons.lineOnDark" }}>
          {homeButton}
        </PageLink>
        <PageLink to={paths.articles.href()} sx={{ variant: "buttons.lineOnDark" }}>
          {articlesButton}
        </PageLink>
      </div>
    </aside>
  );
};
