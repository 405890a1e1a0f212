/** Read out while the next page takes long. */
export const pageTurn = { loading: "The page is loading" } as const;
