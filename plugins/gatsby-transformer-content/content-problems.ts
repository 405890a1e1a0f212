/**
 * `npm run develop` only: says in the browser what is wrong with the content, in the same words as the terminal, until
 * it is mended. Plain DOM above everything else, so that it shows even when the page itself does not.
 */
export function showContentProblems(): void {
  const panel = document.createElement("div");
  panel.setAttribute("role", "alert");
  panel.lang = "en";
  panel.popover = "manual";
  const styles = document.createElement("style");
  styles.textContent = `
    [data-content-problems] {
      all: revert; position: fixed; inset: auto 0 0; box-sizing: border-box; width: 100%; max-width: none; margin: 0;
      max-height: 60vh; overflow: auto; padding: 1rem 1.5rem; border: 0; border-top: 6px solid;
      background: Canvas; color: CanvasText; font: 1rem/1.5 system-ui, sans-serif;
    }
    [data-content-problems] li { margin: 0.25rem 0; overflow-wrap: anywhere; }
  `;
  panel.dataset.contentProblems = "";

  const show = (lines: readonly string[]) => {
    if (lines.length === 0) {
      panel.remove();
      return;
    }
    const title = document.createElement("strong");
    title.textContent = "The content has a mistake. The page shows the last correct version.";
    const list = document.createElement("ul");
    for (const line of lines) {
      const item = document.createElement("li");
      item.textContent = line;
      list.append(item);
    }
    panel.replaceChildren(styles, title, list);
    document.body.append(panel);
    panel.showPopover();
  };

  const source = new EventSource("/__content-problems");
  source.addEventListener("message", ({ data }) => {
    const lines: unknown = JSON.parse(String(data));
    show(Array.isArray(lines) ? lines.map(String) : []);
  });
}
