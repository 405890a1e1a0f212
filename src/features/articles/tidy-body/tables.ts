import { languageOf } from "../../../lib/language-of";
import { all, isWordless, rename, takeContents } from "./elements";

/** A table of one cell is a frame around text. */
export function openSingleCell(table: HTMLTableElement): void {
  const cells = table.querySelectorAll("td, th");
  const [cell] = cells;
  if (cell && cells.length === 1) {
    const caption = table.caption && rename(table.caption, "p");
    table.replaceChildren(...(caption ? [caption] : []), takeContents(cell));
    rename(table, "div");
  }
}

/** Of text without runs of spaces, over which it would take very long. */
const FIGURE = /^(?:(?:Rp|IDR|USD|AUD|EUR|GBP|JPY|SGD)\.?\s*)?[$€£¥]?\s*[-+\u2013]?\d[\d.,\s]*%?$/;

/** A table scrolls in a frame that the keyboard reaches; columns of figures are set to the right. */
export function frameTables(root: DocumentFragment): void {
  for (const cell of root.querySelectorAll("[scope]"))
    if (!/^(row|col)(group)?$/.test(cell.getAttribute("scope") ?? "")) cell.removeAttribute("scope");
  // What has no words heads nothing, such as the corner of a table.
  for (const head of all(root, "th")) if (isWordless(head)) rename(head, "td");
  const tables = all(root, "table").filter((table) => !table.parentElement?.closest("table"));
  // Read out in the voice of the text around it.
  const word = tables.length > 0 && languageOf(root.textContent) === "id" ? "Tabel" : "Table";
  const names = new Set<string>();
  for (const [index, table] of tables.entries()) {
    for (const head of table.querySelectorAll("thead th:not([scope])")) head.setAttribute("scope", "col");
    if (!table.querySelector("[colspan], [rowspan], table")) alignFigures(table);
    const frame = root.ownerDocument.createElement("div");
    const caption = table.caption?.textContent?.trim();
    const name = caption && !names.has(caption) ? caption : tables.length > 1 ? `${word} ${index + 1}` : word;
    names.add(name);
    frame.setAttribute("role", "region");
    frame.setAttribute("tabindex", "0");
    frame.setAttribute("aria-label", name);
    table.replaceWith(frame);
    frame.append(table);
  }
}

function alignFigures(table: HTMLTableElement): void {
  const rows = [...table.rows].map((row) => [...row.cells]);
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  for (let column = 1; column < width; column++) {
    const cells = rows.flatMap((row) => row[column] ?? []);
    const values = cells
      .filter((cell) => cell.localName === "td")
      .map((cell) => cell.textContent?.replace(/\s+/g, " ").trim() ?? "");
    if (!values.some(Boolean) || !values.every((value) => !value || value === "\u2013" || FIGURE.test(value)))
      continue;
    for (const cell of cells) cell.setAttribute("data-figure", "");
  }
}
