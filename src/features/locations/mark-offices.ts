type Branch = { readonly headOffice: boolean };

/** An office and the sign that stands for it, on the map and in the list alike. */
export type Marked<Office> = Office & { readonly mark: string };

/**
 * The head office first, marked `H`, then the branches in their order, numbered from 1.
 *
 * @example markOffices([{ headOffice: false }, { headOffice: true }]) // marks "H", "1"
 */
export const markOffices = <Office extends Branch>(offices: readonly Office[]): readonly Marked<Office>[] => [
  ...offices.filter(({ headOffice }) => headOffice).map((office) => ({ ...office, mark: "H" })),
  ...offices
    .filter(({ headOffice }) => !headOffice)
    .map((office, index) => ({ ...office, mark: String(index + 1) })),
];
