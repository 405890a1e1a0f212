import { memo, useContext, type ComponentProps, type MouseEvent } from "react";

import { ExternalLink } from "../../components/external-link";
import { Icon } from "../../components/icon";
import { LanguageLinks } from "../../components/language-links";
import { OpenStatus } from "../../components/open-status";
import { useLanguage, useStrings } from "../../components/page-language";
import { SectionLink } from "../../components/section-link";
import { directionsHref, whatsappHref } from "../../lib/links";
import { isPlainClick } from "../../lib/plain-click";
import { calculationHref, DEFAULT_CODE, type Calculation, type Choice } from "../rates/calculator/address";
import { Legend } from "../rates/legend";
import { OpenCalculator } from "./board-calculator";
import { inLayouts } from "./layouts";

/** Units of the currency that the calculator starts with. */
const FIRST_AMOUNT = 100;

type CalculatorLinkProps = { readonly choice: Choice } & ComponentProps<"a">;

/** Opens the calculator over the board. Its address opens it too. */
export const CalculatorLink = ({ choice, ...anchor }: CalculatorLinkProps) => {
  const language = useLanguage();
  const openCalculator = useContext(OpenCalculator);
  const calculation: Calculation = { side: "buy", amount: FIRST_AMOUNT, ...choice };
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    openCalculator(calculation);
  };
  // eslint-disable-next-line jsx-a11y/anchor-has-content -- The name comes with the other properties.
  return <a href={calculationHref(calculation, language)} onClick={onClick} {...anchor} />;
};

type Props = {
  readonly data: Queries.BoardFragment;
  readonly branch: Queries.BoardFragment["allBranchYaml"]["nodes"][number] | undefined;
  /** Of the branch, else of the company. */
  readonly opening: ComponentProps<typeof OpenStatus>["opening"];
};

/**
 * Links above the rates: calculator, chat, and the branch whose QR code was scanned, else all branches. On wide screens also
 * the legend and the other languages. Walls have none.
 */
export const BoardLinks = memo(function BoardLinks({ data, branch, opening }: Props) {
  const { companyYaml: company, exchangeYaml } = data;
  const strings = useStrings();
  return (
    <nav aria-label={strings.board.linksLabel} sx={inLayouts("links")}>
      <Legend {...exchangeYaml.legend} />
      {branch && (
        <>
          <h2>{branch.name}</h2>
          <OpenStatus opening={opening} />
        </>
      )}
      <CalculatorLink choice={{ code: DEFAULT_CODE }}>{strings.calculator.open}</CalculatorLink>
      {branch ? (
        <ExternalLink href={directionsHref(branch.geo)}>
          <Icon name="pin" />
          {strings.locations.directions}
        </ExternalLink>
      ) : (
        <SectionLink section="location_section">
          <Icon name="pin" />
          {strings.common.branches}
        </SectionLink>
      )}
      <ExternalLink href={whatsappHref(branch?.whatsapp ?? company.whatsapp, company.whatsappInquiry)}>
        <Icon name="chat" />
        {strings.common.whatsapp}
      </ExternalLink>
      <LanguageLinks className="language" />
    </nav>
  );
});
