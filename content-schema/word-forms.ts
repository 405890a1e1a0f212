/** `rates board` → `Rates board`. */
export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** `branches` → `branch`: the type and label of a list's row. */
export const singular = (word: string): string => word.replace(/(ch|sh|x)es$|s$/, "$1");
