import content from "lazy-content/gallery.json";

import type { FullPicture } from "./gallery-view";

/** In a module, not imported as JSON by its reader: for that, webpack sends every page a function of its own. */
export const allPictures: readonly FullPicture[] = content.galleryYaml.images;
