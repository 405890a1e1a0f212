/** How many entries the content may hold of what has a style for each of them: its schema and these styles go by the same number. */
export const MOST_NOTICES = 12;
export const MOST_TESTIMONIALS = 12;
