/** The parts of a browser that jsdom lacks. The tests in __tests__/browser use the real ones. */
import { screens } from "./screens";

const focusable = "a[href], button:not([disabled]), input, textarea, select, [tabindex]";
const openers = new WeakMap<HTMLDialogElement, Element | null>();

export const addBrowserParts = (): void => {
  Object.assign(performance, { getEntriesByType: () => [] });

  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      if (this.open) throw new DOMException("The dialog is open already.", "InvalidStateError");
      openers.set(this, document.activeElement);
      this.open = true;
      const first =
        this.querySelector<HTMLElement>("[autofocus]") ?? this.querySelector<HTMLElement>(focusable);
      first?.focus();
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      const opener = openers.get(this);
      if (opener instanceof HTMLElement) opener.focus();
      setTimeout(() => this.dispatchEvent(new Event("close")));
    },
  });

  /** Escape closes the dialog after the page has handled the key. */
  window.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    const dialog = document.querySelector<HTMLDialogElement>("dialog[open]");
    if (dialog?.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
  });

  class SilentResizeObserver implements ResizeObserver {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }

  Object.assign(window, {
    ResizeObserver: SilentResizeObserver,
  });
  // So small that no media query matches.
  screens.set({ width: 0 });
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
};
