import { memo, type ComponentProps, type MouseEvent } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { ExternalLink } from "../../components/external-link";
import { Icon } from "../../components/icon";
import { OpenStatus } from "../../components/open-status";
import { SectionLink } from "../../components/section-link";
import { directionsHref, whatsappHref } from "../../lib/links";
import { isPlainClick } from "../../lib/plain-click";
import * as en from "../../strings/en";
import { media } from "../../theme/tokens";
import { calculationHref, DEFAULT_CODE, type Calculation, type Choice } from "../rates/calculator/address";
import { boardMedia, lowPhone } from "./board-geometry";

const linksStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 6rem), 1fr))",
  gap: 2,
  px: "gutter",
  pt: 3,
  "& > h2": { gridColumn: "1 / -1", variant: "text.h3" },
  "& > span": { gridColumn: "1 / -1" },
  "& > a": { variant: "buttons.lineOnDarkCompact", px: 1, fontSize: "small" },
  // After the rates, so that the first ones are in the viewport. Zoomed pages, which are narrow, keep the order of the keyboard.
  [`${lowPhone} and (min-width: 35em)`]: { order: 1, pb: 3 },
  [boardMedia]: { display: "none" },
  [media.print]: { display: "none" },
};

/** Units of the currency that the calculator starts with. */
const FIRST_AMOUNT = 100;

type CalculatorLinkProps = {
  readonly choice: Choice;
  readonly onCalculate: (calculation: Calculation) => void;
} & ComponentProps<"a">;

/** Opens the calculator over the board. Its address opens it too. */
export const CalculatorLink = ({ choice, onCalculate, ...anchor }: CalculatorLinkProps) => {
  const calculation: Calculation = { side: "buy", amount: FIRST_AMOUNT, ...choice };
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onCalculate(calculation);
  };
  // eslint-disable-next-line jsx-a11y/anchor-has-content -- The name comes with the other properties.
  return <a href={calculationHref(calculation)} onClick={onClick} {...anchor} />;
};

type Props = {
  readonly company: Queries.BoardFragment["companyYaml"];
  readonly branch: Queries.BoardFragment["allBranchYaml"]["nodes"][number] | undefined;
  /** Of the branch, else of the company. */
  readonly opening: ComponentProps<typeof OpenStatus>["opening"];
  readonly onCalculate: (calculation: Calculation) => void;
};

/** Links above the board on phones: calculator, chat, and the branch whose QR code was scanned, else all branches. */
export const BoardLinks = memo(function BoardLinks({ company, branch, opening, onCalculate }: Props) {
  return (
    <nav aria-label={en.board.linksLabel} sx={linksStyle}>
      {branch && (
        <>
          <h2>{branch.name}</h2>
          <OpenStatus opening={opening} />
        </>
      )}
      <CalculatorLink choice={{ code: DEFAULT_CODE }} onCalculate={onCalculate}>
        {en.calculator.open}
      </CalculatorLink>
      {branch ? (
        <ExternalLink href={directionsHref(branch.geo)}>
          <Icon name="pin" />
          {en.locations.directions}
        </ExternalLink>
      ) : (
        <SectionLink section="location_section">
          <Icon name="pin" />
          {en.common.branches}
        </SectionLink>
      )}
      <ExternalLink href={whatsappHref(branch?.whatsapp ?? company.whatsapp, company.whatsappInquiry)}>
        <Icon name="chat" />
        {en.common.whatsapp}
      </ExternalLink>
    </nav>
  );
});
