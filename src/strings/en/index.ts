/**
 * The English texts of the interface, one file a feature. The wording is fixed by docs/specification.md; texts that
 * marketing edits stand in content/. A text with parts is a function that returns the whole sentence. Its parts arrive
 * formatted. Where markup stands inside a sentence, the words around it are named after it.
 *
 * Import as a whole: `import * as en from "…/strings/en"`.
 */
export { common } from "./common";
export { errors } from "./errors";
export { outdatedBrowser } from "./outdated-browser";
export { routeAnnouncer } from "./route-announcer";
export { toasts } from "./toasts";
export { pager } from "./pager";
export { share } from "./share";
export { navigation } from "./navigation";
export { openingHours } from "./opening-hours";
export { formats } from "./formats";
export { about } from "./about";
export { rates } from "./rates";
export { calculator } from "./calculator";
export { banknotes } from "./banknotes";
export { board } from "./board";
export { gallery } from "./gallery";
export { testimonials } from "./testimonials";
export { locations } from "./locations";
export { contact } from "./contact";
export { articles } from "./articles";
