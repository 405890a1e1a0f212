import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";

import { Dialog } from "../../../src/components/dialog";
import { ToastHost } from "../../../src/components/toast/toast-host";
import { currentToasts, dismissToast, showToast } from "../../../src/components/toast/toast-store";

const refreshed = { title: "Berhasil", text: "Data kurs berhasil diperbarui", lang: "id" } as const;
const failed = {
  title: "Error",
  text: "Gagal memperbarui data kurs",
  lang: "id",
  tone: "destructive",
} as const;

afterEach(() => void jest.useRealTimers());
afterEach(() => act(() => currentToasts().forEach(({ id }) => dismissToast(id))));

describe("toasts", () => {
  it("are announced politely, in their own language", async () => {
    render(<ToastHost />);
    act(() => showToast(refreshed));
    const title = await within(await screen.findByRole("status")).findByText("Berhasil");
    expect(title.closest("[lang]")).toHaveAttribute("lang", "id");
  });

  it("are announced at once when something failed", async () => {
    render(<ToastHost />);
    act(() => showToast(failed));
    expect(await within(await screen.findByRole("alert")).findByText(failed.text)).toBeInTheDocument();
  });

  it("come into a region that screen readers have been told of by then", async () => {
    jest.useFakeTimers();
    render(<ToastHost />);
    act(() => showToast(refreshed));
    const region = await screen.findByRole("status");
    // Several frames.
    act(() => jest.advanceTimersByTime(60));
    expect(region).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(100));
    expect(region).toHaveTextContent("Berhasil");
  });

  it("can be dismissed", async () => {
    const user = userEvent.setup();
    render(<ToastHost />);
    act(() => showToast(refreshed));
    await user.click(await screen.findByRole("button", { name: "Dismiss" }));
    expect(screen.queryByText("Berhasil")).toBeNull();
  });

  it("give the focus back to what had it when they came, also to who reached them past the browser's own controls", async () => {
    const user = userEvent.setup();
    render(
      <>
        <ToastHost />
        <button type="button">Refresh</button>
      </>,
    );
    screen.getByRole("button", { name: "Refresh" }).focus();
    act(() => showToast(refreshed));
    const dismiss = await screen.findByRole("button", { name: "Dismiss" });
    act(() => (document.activeElement as HTMLElement).blur());
    act(() => dismiss.focus());
    await user.keyboard("{Enter}");
    expect(screen.queryByText("Berhasil")).toBeNull();
    expect(screen.getByRole("button", { name: "Refresh" })).toHaveFocus();
  });

  it("go with Escape, the newest first, except behind a dialog, which has the key for itself", async () => {
    const user = userEvent.setup();
    const view = render(<ToastHost />);
    act(() => {
      showToast(refreshed);
      showToast(failed);
    });
    await screen.findAllByRole("button", { name: "Dismiss" });
    await user.keyboard("{Escape}");
    expect(screen.queryByText(failed.text)).toBeNull();
    expect(screen.getByText("Berhasil")).toBeInTheDocument();
    const close = jest.fn();
    view.rerender(
      <>
        <ToastHost />
        <Dialog title="Rates" onClose={close}>
          <p>Rates</p>
        </Dialog>
      </>,
    );
    await within(screen.getByRole("dialog")).findByText("Berhasil");
    await user.keyboard("{Escape}");
    expect(close).toHaveBeenCalled();
    expect(screen.getByText("Berhasil")).toBeInTheDocument();
  });

  it("do not pile up when the same thing happens again", async () => {
    render(<ToastHost />);
    act(() => {
      showToast(refreshed);
      showToast(refreshed);
    });
    expect(await screen.findAllByText("Berhasil")).toHaveLength(1);
  });

  /** With the pointer on it, on a clock that the test moves. */
  const pointAtToast = async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<ToastHost />);
    act(() => showToast(refreshed));
    const toast = await screen.findByText("Berhasil");
    await user.hover(toast);
    return { user, toast };
  };

  it("go after a while, but not while somebody points at them", async () => {
    const { user, toast } = await pointAtToast();
    act(() => jest.advanceTimersByTime(60_000));
    expect(toast).toBeInTheDocument();
    await user.unhover(toast);
    act(() => jest.advanceTimersByTime(5_000));
    expect(screen.queryByText("Berhasil")).toBeNull();
  });

  it("stay while their button has the focus, although the pointer has left", async () => {
    const { user, toast } = await pointAtToast();
    act(() => screen.getByRole("button", { name: "Dismiss" }).focus());
    await user.unhover(toast);
    act(() => jest.advanceTimersByTime(60_000));
    expect(toast).toBeInTheDocument();
  });

  it("stay while somebody points at them, although their button has lost the focus", async () => {
    const { toast } = await pointAtToast();
    // jsdom points at nothing.
    const { matches } = Element.prototype;
    const pointing = jest.spyOn(Element.prototype, "matches").mockImplementation(function (
      this: Element,
      selector,
    ) {
      return selector === ":hover" || matches.call(this, selector);
    });
    const button = screen.getByRole("button", { name: "Dismiss" });
    act(() => button.focus());
    act(() => button.blur());
    pointing.mockRestore();
    act(() => jest.advanceTimersByTime(60_000));
    expect(toast).toBeInTheDocument();
  });

  it("give way to a newer word on the same matter", async () => {
    render(<ToastHost />);
    act(() => {
      showToast({ ...failed, topic: "refresh" });
      showToast({ ...refreshed, topic: "refresh" });
    });
    expect(await screen.findByText("Berhasil")).toBeInTheDocument();
    expect(screen.queryByText("Error")).toBeNull();
  });

  it("go after a while although their neighbour was dismissed", async () => {
    jest.useFakeTimers();
    render(<ToastHost />);
    act(() => {
      showToast(refreshed);
      showToast(failed);
    });
    const [first] = await screen.findAllByRole("button", { name: "Dismiss" });
    // As with a keyboard, from nowhere on the page.
    act(() => first?.focus());
    act(() => first?.click());
    expect(screen.getByText("Error")).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(10_000));
    expect(screen.queryByText("Error")).toBeNull();
  });

  const Page = () => {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <ToastHost />
        {isOpen && (
          <Dialog title="Rates" onClose={() => setOpen(false)}>
            <p>Body</p>
          </Dialog>
        )}
      </>
    );
  };

  it("stand inside an open dialog, where they can be heard and pressed, and outlive it", async () => {
    const user = userEvent.setup();
    render(<Page />);
    act(() => showToast(refreshed));
    const dialog = screen.getByRole("dialog");
    expect(await within(dialog).findByText("Berhasil")).toBeInTheDocument();
    await user.click(within(dialog).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(await screen.findByText("Berhasil")).toBeInTheDocument();
  });

  it("that outlive their dialog come with their new region: they are not announced again", async () => {
    jest.useFakeTimers();
    render(<Page />);
    act(() => showToast(refreshed));
    const dialog = screen.getByRole("dialog");
    await within(dialog).findByText("Berhasil");
    act(() => within(dialog).getByRole("button", { name: "Close" }).click());
    expect(dialog).not.toBeInTheDocument();
    expect(screen.getByRole("status")).toHaveTextContent("Berhasil");
  });

  it("that outlive their dialog go when they would have gone in it", async () => {
    jest.useFakeTimers();
    render(<Page />);
    act(() => showToast(refreshed));
    const dialog = screen.getByRole("dialog");
    await within(dialog).findByText("Berhasil");
    act(() => jest.advanceTimersByTime(4_000));
    act(() => within(dialog).getByRole("button", { name: "Close" }).click());
    expect(screen.getByText("Berhasil")).toBeVisible();
    act(() => jest.advanceTimersByTime(1_000));
    expect(screen.queryByText("Berhasil")).toBeNull();
  });

  it("that failed do so as a status: an alert is announced wherever it comes", async () => {
    jest.useFakeTimers();
    render(<Page />);
    act(() => showToast(failed));
    const dialog = screen.getByRole("dialog");
    expect(within(dialog).getByRole("alert")).toBeEmptyDOMElement();
    await within(dialog).findByText("Gagal memperbarui data kurs");
    act(() => within(dialog).getByRole("button", { name: "Close" }).click());
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByRole("status")).toHaveTextContent("Gagal memperbarui data kurs");
  });

  it("that came too late to be heard in their dialog are announced after it", async () => {
    jest.useFakeTimers();
    render(<Page />);
    act(() => showToast(refreshed));
    const dialog = screen.getByRole("dialog");
    act(() => within(dialog).getByRole("button", { name: "Close" }).click());
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    expect(await within(screen.getByRole("status")).findByText("Berhasil")).toBeVisible();
  });
});
