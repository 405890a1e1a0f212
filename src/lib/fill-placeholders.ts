/**
 * Fills the {placeholders} of a text. Unknown names stay.
 *
 * @example fillPlaceholders("I have {have}.", { have: "USD 100" }) // "I have USD 100."
 */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{([^{}]*)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
