/** `rates board` → `Rates board`. */
export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** `branches` → `branch`: a list's rows are named by one of them. */
export const singular = (word: string): string => word.replace(/(ch|sh|x)es$|s$/, "$1");
