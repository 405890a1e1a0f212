/** Read out while the next page takes long. */
export const routeAnnouncer = { loading: "The page is loading" } as const;
