import type { ThemeUICSSObject } from "theme-ui";

/** The board on a sheet of paper: name, title and time of the rates in one row, the tables, and the notices as text. No clock. */
export const paperLayout = {
  page: {
    "--head": "20mm",
    "--foot": "34mm",
    "--thead": "8mm",
    "--pad": "1mm",
    "--least-name": "8pt",
    "&, &[data-stale]": { "--rule": "currentColor" },
  },
  header: {
    gridTemplateColumns: "auto 1fr",
    alignItems: "center",
    gap: "6mm",
    height: "var(--head)",
    whiteSpace: "nowrap",
  },
  identity: {},
  // Balanced texts wrap. Of the header only a date of the rates does.
  brand: {
    gap: "3mm",
    fontSize: "13pt",
    textWrap: "nowrap",
    "& img": { width: "10mm" },
    "& small": { fontSize: "10pt" },
  },
  title: {
    textAlign: "right",
    lineHeight: 1.2,
    "& h1": { fontSize: "22pt", lineHeight: 1.1, textWrap: "nowrap" },
    "& p": { fontSize: "11pt" },
  },
  status: {},
  facts: { display: "flex", justifyContent: "flex-end", alignItems: "center", gap: "4mm" },
  badge: {
    px: "2mm",
    fontSize: "11pt",
    lineHeight: 1.3,
    whiteSpace: "normal",
    textWrap: "balance",
    "&::before": { display: "none" },
    "&::after": { whiteSpace: "nowrap" },
  },
  imprint: { fontSize: "10pt", textAlign: "center" },
  tables: {
    "--head-size": "11pt",
    "& tr": { breakInside: "avoid" },
    "& > .line": { fontSize: "9pt", lineHeight: "22px" },
  },
  noRates: { gap: "4mm", py: "10mm" },
  bar: {
    breakInside: "avoid",
    pt: "2mm",
    fontSize: "9pt",
    lineHeight: 1.3,
    "&[data-outage]": { display: "grid", fontSize: "11pt" },
  },
} satisfies Readonly<Record<string, ThemeUICSSObject>>;
