import { act, render, screen, within } from "@testing-library/react";

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
