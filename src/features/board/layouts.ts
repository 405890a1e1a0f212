import type { ThemeUICSSObject } from "theme-ui";

import { media } from "../../theme/tokens";
import { cardsMedia, wallMedia } from "./board-geometry";
import { cardsLayout } from "./cards-layout";
import { paperLayout } from "./paper-layout";
import { wallLayout } from "./wall-layout";

type Part = keyof typeof cardsLayout | keyof typeof wallLayout | keyof typeof paperLayout;
type Layout = Readonly<Partial<Record<Part, ThemeUICSSObject>>>;

const [onCards, onWall, onPaper]: readonly [Layout, Layout, Layout] = [cardsLayout, wallLayout, paperLayout];

const hidden: ThemeUICSSObject = { display: "none" };

/** Returns the style of a part of the board: what all layouts share, and the rest by layout. A layout hides parts that it does not have. */
export const inLayouts = (part: Part, shared: ThemeUICSSObject = {}): ThemeUICSSObject => ({
  ...shared,
  [cardsMedia]: onCards[part] ?? hidden,
  [wallMedia]: onWall[part] ?? hidden,
  [media.print]: onPaper[part] ?? hidden,
});
