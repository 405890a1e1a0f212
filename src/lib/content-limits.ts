/** Largest numbers of entries that have a style each. The content schema and the styles share them. */
export const MOST_NOTICES = 12;
export const MOST_TESTIMONIALS = 12;
