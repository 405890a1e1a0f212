/**
 * The English texts of the interface, one file per feature. docs/specification.md fixes the wording; marketing edits its own
 * texts in content/. A text with parts is a function of formatted values that returns the whole sentence.
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
