/** Announced when the next page takes long. */
export const routeAnnouncer = { loading: "The page is loading" } as const;
