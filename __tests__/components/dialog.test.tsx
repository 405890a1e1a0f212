import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";

import { Dialog } from "../../src/components/dialog";

const Opener = ({ name }: { readonly name: string }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open {name}
      </button>
      {isOpen && (
        <Dialog title={name} note="A line" onClose={() => setOpen(false)}>
          <p>Body</p>
        </Dialog>
      )}
    </>
  );
};

const open = async (name = "Terms") => {
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: `Open ${name}` }));
  return { user, dialog: screen.getByRole<HTMLDialogElement>("dialog", { name }) };
};

const untilClosed = () => waitFor(() => expect(document.querySelector("dialog")).toBeNull());

it("stays open after a double click on the button that opens it", async () => {
  render(<Opener name="Terms" />);
  const { dialog } = await open();
  // The second click falls on the backdrop.
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog, { detail: 2 });
  expect(dialog).toBeInTheDocument();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog, { detail: 1 });
  await untilClosed();
});

it("stays open when a text selection ends on the backdrop", async () => {
  render(<Opener name="Terms" />);
  const { user, dialog } = await open();
  await user.pointer([
    { keys: "[MouseLeft>]", target: screen.getByText("Body") },
    { keys: "[/MouseLeft]", target: dialog },
  ]);
  expect(dialog.open).toBe(true);
});
