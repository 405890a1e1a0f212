import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";

import { Dialog } from "../../src/components/dialog";
import { ToastHost } from "../../src/components/toast/toast-host";
import { dismissToast, showToast, toasts } from "../../src/components/toast/toast-store";

const refreshed = { title: "Berhasil", text: "Data kurs berhasil diperbarui", lang: "id" } as const;
const failed = {
  title: "Error",
  text: "Gagal memperbarui data kurs",
  lang: "id",
  tone: "destructive",
} as const;

afterEach(() => act(() => toasts.get().forEach(({ id }) => dismissToast(id))));

describe("toasts", () => {
  it.each([
    [refreshed, "polite"],
    [failed, "assertive"],
  ])("are announced in their own language: %j is %s", async (toast, priority) => {
    render(<ToastHost />);
    act(() => showToast(toast));
    const title = await screen.findByText(toast.title);
    expect(title.closest("[aria-live]")).toHaveAttribute("aria-live", priority);
    expect(title.closest("[lang]")).toHaveAttribute("lang", "id");
  });

  it("can be dismissed, and restore the focus", async () => {
    const user = userEvent.setup();
    render(
      <>
        <button type="button">Refresh</button>
        <ToastHost />
      </>,
    );
    act(() => showToast(refreshed));
    await screen.findByText("Berhasil");
    await user.tab();
    await user.tab();
    expect(screen.getByRole("button", { name: "Dismiss" })).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(screen.queryByText("Berhasil")).toBeNull();
    expect(screen.getByRole("button", { name: "Refresh" })).toHaveFocus();
  });

  it("replace one with the same text or topic", async () => {
    render(<ToastHost />);
    act(() => {
      showToast(refreshed);
      showToast(refreshed);
    });
    expect(await screen.findAllByText("Berhasil")).toHaveLength(1);
    act(() => {
      showToast({ ...failed, topic: "refresh" });
      showToast({ ...refreshed, topic: "refresh" });
    });
    expect(screen.getAllByText("Berhasil")).toHaveLength(1);
    expect(screen.queryByText("Error")).toBeNull();
  });

  it("disappear after a while, but not under the pointer", async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<ToastHost />);
    act(() => showToast(refreshed));
    const toast = await screen.findByText("Berhasil");
    await user.hover(toast);
    act(() => jest.advanceTimersByTime(60_000));
    expect(toast).toBeInTheDocument();
    await user.unhover(toast);
    act(() => jest.advanceTimersByTime(5_000));
    expect(toast).not.toBeInTheDocument();
  });

  it("stay while their button has the focus, although the pointer has left", async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<ToastHost />);
    act(() => showToast(refreshed));
    const toast = await screen.findByText("Berhasil");
    await user.hover(toast);
    act(() => screen.getByRole("button", { name: "Dismiss" }).focus());
    await user.unhover(toast);
    act(() => jest.advanceTimersByTime(60_000));
    expect(toast).toBeInTheDocument();
  });
});

describe("toasts of a dialog", () => {
  const Page = ({ initiallyOpen = true }: { readonly initiallyOpen?: boolean }) => {
    const [isOpen, setOpen] = useState(initiallyOpen);
    return (
      <>
        <ToastHost />
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && (
          <Dialog title="Rates" onClose={() => setOpen(false)}>
            <button
              type="button"
              onClick={() => {
                setOpen(false);
                showToast(refreshed);
              }}
            >
              Send
            </button>
          </Dialog>
        )}
      </>
    );
  };

  it.each([refreshed, failed])("are not announced again when the dialog closes: $title", async (toast) => {
    jest.useFakeTimers();
    render(<Page />);
    act(() => showToast(toast));
    const dialog = screen.getByRole("dialog");
    await within(dialog).findByText(toast.title);
    act(() => within(dialog).getByRole("button", { name: "Close" }).click());
    expect(dialog).not.toBeInTheDocument();
    // They come with the new region, not into it.
    expect(screen.getByText(toast.title)).toBeVisible();
  });

  it("are not announced again when a dialog opens", async () => {
    jest.useFakeTimers();
    render(<Page initiallyOpen={false} />);
    act(() => showToast(failed));
    await screen.findByText("Error");
    act(() => screen.getByRole("button", { name: "Open" }).click());
    expect(within(screen.getByRole("dialog")).getByText("Error")).toBeVisible();
  });

  it("disappear at the same time although their dialog has closed", async () => {
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

  it("are announced after the dialog when it closes too early", async () => {
    jest.useFakeTimers();
    render(<Page />);
    act(() => showToast(refreshed));
    act(() => within(screen.getByRole("dialog")).getByRole("button", { name: "Close" }).click());
    expect(document.querySelector("[aria-live=polite]")).toBeEmptyDOMElement();
    expect(await screen.findByText("Berhasil")).toBeVisible();
  });

  it("that close the dialog use a live region that already exists", async () => {
    jest.useFakeTimers();
    render(<Page />);
    act(() => screen.getByRole("button", { name: "Send" }).click());
    expect(screen.queryByRole("dialog")).toBeNull();
    const region = document.querySelector("[aria-live=polite]");
    expect(region).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(150));
    expect(region).toHaveTextContent("Berhasil");
  });
});
