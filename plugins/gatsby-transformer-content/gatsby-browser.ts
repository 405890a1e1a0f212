import type { GatsbyBrowser } from "gatsby";

/** In develop, shows the problems of the content over the page until they are fixed. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  if (process.env.NODE_ENV === "production") return;
  const panel = document.createElement("pre");
  panel.role = "alert";
  panel.lang = "en";
  // The top layer is above the page and above Gatsby's own error overlay.
  panel.popover = "manual";
  panel.style.cssText =
    "all: revert; position: fixed; inset: auto 0 0; box-sizing: border-box; width: 100%; max-height: 60vh; overflow: auto;" +
    "margin: 0; padding: 1rem 1.5rem; border: 0; border-top: 6px solid; background: Canvas; color: CanvasText;" +
    "font: 1rem/1.5 system-ui, sans-serif; white-space: pre-wrap; overflow-wrap: anywhere";
  setInterval(async () => {
    const answer = await fetch("/___content-problems").catch(() => undefined);
    const report = await answer?.text();
    if (report === undefined || report === panel.textContent) return;
    panel.remove();
    panel.textContent = report;
    if (!report) return;
    document.body.append(panel);
    panel.showPopover();
  }, 2000);
};
