import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";

import { Dialog } from "../../src/components/dialog";
import { ToastHost } from "../../src/components/toast/toast-host";
import { dismissToast, showToast } from "../../src/components/toast/toast-store";

const refreshed = { title: "Berhasil", text: "Data kurs berhasil diperbarui", lang: "id" } as const;
const failed = {
  title: "Error",
  text: "Gagal memperbarui data kurs",
  lang: "id",
  tone: "destructive",
} as const;

const Page = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <Dialog title="Rates" onClose={() => setOpen(false)} children={null} />}
      <ToastHost />
    </>
  );
};

const show = (toast: Parameters<typeof showToast>[0]) => act(() => showToast(toast));
const button = (name: string) => screen.getByRole("button", { name });

beforeEach(() => {
  render(<Page />);
});
afterEach(() => act(dismissToast));

it.each([
  [refreshed, "polite"],
  [failed, "assertive"],
])("announces a toast in its own language: %j is %s", (toast, priority) => {
  show(toast);
  const title = screen.getByText(toast.title);
  expect(title.closest("[aria-live]")).toHaveAttribute("aria-live", priority);
  expect(title.closest("[lang]")).toHaveAttribute("lang", "id");
});

it("returns the focus when a toast is dismissed by keyboard", async () => {
  const user = userEvent.setup();
  show(refreshed);
  await user.tab();
  await user.tab();
  expect(button("Dismiss")).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(screen.queryByText("Berhasil")).toBeNull();
  expect(button("Open")).toHaveFocus();
});

it("replaces an earlier toast", () => {
  show(failed);
  show(refreshed);
  expect(screen.getByText("Berhasil")).toBeInTheDocument();
  expect(screen.queryByText("Error")).toBeNull();
});

it("removes a toast after a while, but not under the pointer or while its button has the focus", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  show(refreshed);
  const toast = screen.getByText("Berhasil");
  await user.hover(toast);
  pass(60_000);
  act(() => button("Dismiss").focus());
  await user.unhover(toast);
  pass(60_000);
  expect(toast).toBeInTheDocument();
  act(() => button("Dismiss").blur());
  pass(5_000);
  expect(toast).not.toBeInTheDocument();
});

it("shows a toast in the open dialog until that closes", async () => {
  const user = userEvent.setup();
  await user.click(button("Open"));
  show(refreshed);
  expect(within(screen.getByRole("dialog")).getByText("Berhasil")).toBeVisible();
  await user.click(button("Close"));
  expect(screen.queryByText("Berhasil")).toBeNull();
  show(failed);
  expect(screen.getByText("Error")).toBeVisible();
});
