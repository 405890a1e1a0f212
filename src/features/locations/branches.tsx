import { graphql } from "gatsby";
import type { ThemeUICSSObject } from "theme-ui";

import { ExternalLink } from "../../components/external-link";
import { Icon } from "../../components/icon";
import { telHref } from "../../lib/links";

type Place = { readonly headOffice: boolean };

/** A branch and the sign that stands for it, on the map and in the list alike. */
export type Marked<Branch> = Branch & { readonly mark: string };

/**
 * The head office first, marked `H`, then the others in their order, numbered from 1.
 *
 * @example markBranches([{ headOffice: false }, { headOffice: true }]) // marks "H", "1"
 */
export const markBranches = <Branch extends Place>(
  branches: readonly Branch[],
): readonly Marked<Branch>[] => [
  ...branches.filter(({ headOffice }) => headOffice).map((branch) => ({ ...branch, mark: "H" })),
  ...branches
    .filter(({ headOffice }) => !headOffice)
    .map((branch, index) => ({ ...branch, mark: String(index + 1) })),
];

/** Two columns where the list is wide enough, whether the map stands beside it or above. */
const listStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 17rem), 1fr))",
  columnGap: "40px",
};

const branchStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "2.75rem minmax(0, 1fr)",
  gap: "2px 8px",
  alignContent: "start",
  py: "18px",
  borderBottom: "1px solid",
  borderColor: "foamLine",
  "& > h3": { fontSize: "1.125rem", fontWeight: 700, lineHeight: 1.3, letterSpacing: "-.02em" },
  "& > address": { fontStyle: "normal", fontSize: ".9375rem", lineHeight: 1.45, color: "muted" },
};

const headOfficeStyle: ThemeUICSSObject = {
  ...branchStyle,
  gridColumn: "1 / -1",
  pt: 0,
  pb: "26px",
  "& > h3": {
    variant: "text.h2",
    fontSize: "clamp(1.5rem, 1.3rem + .9vw, 2rem)",
    lineHeight: 1.3,
    letterSpacing: "-.02em",
  },
  "& > address": { fontStyle: "normal", fontSize: "1.0625rem", lineHeight: 1.45, color: "muted" },
};

const markStyle: ThemeUICSSObject = {
  gridRow: "span 3",
  display: "grid",
  placeItems: "center",
  // With its text.
  width: "1.875rem",
  height: "1.875rem",
  mt: "2px",
  borderRadius: "50%",
  bg: "teal900",
  color: "cream",
  fontSize: "small",
  fontWeight: 800,
  lineHeight: 1,
};

const headMarkStyle: ThemeUICSSObject = {
  ...markStyle,
  width: "2.25rem",
  height: "2.25rem",
  bg: "gold300",
  color: "ink",
};

const linksStyle: ThemeUICSSObject = {
  display: "flex",
  flexWrap: "wrap",
  columnGap: "22px",
  "& a": { variant: "links.arrow", fontSize: ".9375rem", fontVariantNumeric: "tabular-nums lining-nums" },
};

type Props = { readonly branches: readonly Marked<Queries.BranchFragment>[] };

/** The ledger of branches: where each is, how to call it and how to find it. */
export const Branches = ({ branches }: Props) => (
  <div sx={listStyle}>
    {branches.map(({ id, mark, headOffice, name, address, phone, mapsUrl }) => (
      <article key={id} sx={headOffice ? headOfficeStyle : branchStyle}>
        <span aria-hidden="true" sx={headOffice ? headMarkStyle : markStyle}>
          {mark}
        </span>
        <h3>{name}</h3>
        <address>{address}</address>
        <p sx={linksStyle}>
          <a href={telHref(phone)} aria-label={`${phone}, ${name}`}>
            {phone}
          </a>
          <ExternalLink href={mapsUrl} aria-label={`Open map: ${name}`}>
            Open map
            <Icon name="up" />
          </ExternalLink>
        </p>
      </article>
    ))}
  </div>
);

export const fragment = graphql`
  fragment Branch on BranchesYamlBranch {
    id
    name
    area
    headOffice
    address
    phone
    mapsUrl
    geo {
      latitude
      longitude
    }
  }
`;
