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
