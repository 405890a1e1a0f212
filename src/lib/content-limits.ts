/** Each number of notices has a style of its own. The content schema and the styles share the limit. */
export const MOST_NOTICES = 12;
