import { graphql } from "gatsby";

import { useFreshness } from "../rates/use-rates";
import { BoardHeader } from "./board-header";
import { BoardRates } from "./board-rates";
import { boardStyle } from "./board-style";
import { Notices } from "./notices";
import { useUnattendedScreen } from "./use-unattended-screen";

export const boardFragment = graphql`
  fragment Board on BoardYaml {
    heading
    subtitle
    notices {
      en
      id
    }
  }
  fragment BoardCompany on CompanyYaml {
    name
    shortName
    logoMark {
      publicURL
    }
    hours {
      opens
      closes
    }
  }
`;

type Props = {
  readonly board: Queries.BoardFragment;
  readonly company: Queries.BoardCompanyFragment;
};

/** The full-screen rates board: tables on a wall or desktop screen, a searchable list on a phone. */
export const Board = ({ board, company }: Props) => {
  const { freshness } = useFreshness();
  useUnattendedScreen();
  return (
    <div sx={boardStyle} data-stale={freshness === "stale" || undefined}>
      <BoardHeader board={board} company={company} />
      <main id="main">
        <BoardRates />
      </main>
      <Notices notices={board.notices} />
    </div>
  );
};
