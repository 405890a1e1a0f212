let languageNames: Intl.DisplayNames | undefined;

/** Anything of two or three letters could be a language; one that has no name is none. */
function isKnown(language: string): boolean {
  languageNames ??= new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });
  return languageNames.of(language.replace(/-.*/, "")) !== undefined;
}

/** A language is named as BCP 47 names it, or not at all. */
export function tidyLanguage(element: Element): void {
  let language = "";
  try {
    // Word writes "IN" for Indonesian, which is "id" since 1989; others write "en_US".
    language = new Intl.Locale((element.getAttribute("lang") ?? "").trim().replaceAll("_", "-")).baseName;
  } catch {
    // No name of a language.
  }
  if (/^[a-z]{2,3}\b/.test(language) && isKnown(language)) element.setAttribute("lang", language);
  else element.removeAttribute("lang");
}
