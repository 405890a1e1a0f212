import { createStore } from "../lib/create-store";

/** The modal dialog that is open. Everything outside it is inert. */
export const openDialog = createStore<HTMLDialogElement | undefined>(undefined);
