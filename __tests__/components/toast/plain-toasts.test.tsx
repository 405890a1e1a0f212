import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";

import { Dialog } from "../../../src/components/dialog";
import { ToastHost } from "../../../src/components/toast/toast-host";
import { showToast } from "../../../src/components/toast/toast-store";

// Their looks do not come, as when the network is gone.
jest.mock("../../../src/components/toast/toast-list", () => {
  throw new Error("Loading chunk failed");
});

it("are told in the open dialog, and go by themselves", async () => {
  jest.useFakeTimers();
  render(
    <>
      <ToastHost />
      <Dialog title="Today's Rates" onClose={() => undefined}>
        <p>Rates</p>
      </Dialog>
    </>,
  );
  const text = "Gagal memperbarui data kurs";
  await act(async () => showToast({ title: "Error", text, lang: "id", tone: "destructive" }));
  expect(within(screen.getByRole("dialog")).getByRole("alert")).toHaveTextContent(`Error. ${text}`);
  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.queryByText(`Error. ${text}`)).toBeNull();
  jest.useRealTimers();
});

const Form = () => {
  const [isOpen, setOpen] = useState(false);
  const send = () => {
    setOpen(false);
    showToast({ title: "Pesan Terkirim!", text: "Terima kasih", lang: "id" });
  };
  return (
    <>
      <ToastHost />
      <button onClick={() => setOpen(true)}>Contact Us</button>
      {isOpen && (
        <Dialog title="Contact Us" onClose={() => setOpen(false)}>
          <button onClick={send}>Send Message</button>
        </Dialog>
      )}
    </>
  );
};

it("outlast the dialog that closes with them, and go with the next one that opens", async () => {
  render(<Form />);
  const open = () => fireEvent.click(screen.getByRole("button", { name: "Contact Us" }));
  open();
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Send Message" })));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("alert")).toHaveTextContent("Pesan Terkirim!");
  open();
  expect(within(screen.getByRole("dialog")).getByRole("alert")).toHaveTextContent("Pesan Terkirim!");
});
