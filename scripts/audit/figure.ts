/** One line of the audit's table. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly budget: number;
  /** `most`: the value may be as great as the budget; `least`: it has to be as great. */
  readonly bound: "most" | "least";
  /** Writes value and budget. */
  readonly show: (value: number) => string;
}

export const holds = ({ value, budget, bound }: Figure): boolean =>
  bound === "most" ? value <= budget : value >= budget;

export const inMs = (value: number): string => `${Math.round(value)} ms`;
export const inKB = (value: number): string => `${(value / 1_000).toFixed(1)} kB`;
export const inPercent = (value: number): string => `${(value * 100).toFixed(1)} %`;
export const plain = (value: number): string => String(Math.round(value * 1_000) / 1_000);

/** The middle of an odd number of values. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** A table of figures with their budgets, aligned for the terminal. */
export const tableOf = (figures: readonly Figure[]): string => {
  const rows = [
    ["", "measured", "budget", ""],
    ...figures.map((figure) => [
      figure.name,
      figure.show(figure.value),
      `${figure.bound === "most" ? "≤" : "≥"} ${figure.show(figure.budget)}`,
      holds(figure) ? "ok" : "OVER",
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
};
