/**
 * The text of a piece of HTML: no tags, no scripts, entities decoded, white space collapsed. Text that is not HTML comes
 * through as it is. The result is text, to be shown as such.
 */
export function plainText(html: string): string {
  let text = html;
  if (/[<&]/.test(html)) {
    // A parsed document of its own is inert: it runs no script and loads no picture.
    const { body } = new DOMParser().parseFromString(html, "text/html");
    for (const element of body.querySelectorAll("script, style, template, noscript")) element.remove();
    // So that the words of two paragraphs do not run together.
    for (const element of body.querySelectorAll("br, p, div, li, td, th, h1, h2, h3, h4, h5, h6"))
      element.after(" ");
    text = body.textContent ?? "";
  }
  return text.replace(/\s+/g, " ").trim();
}
