import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode, useRef, useState } from "react";

import { Dialog } from "../../src/components/dialog";
import { openDialog } from "../../src/components/open-dialog";

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

const gone = () => waitFor(() => expect(document.querySelector("dialog")).toBeNull());

describe("Dialog", () => {
  it("is a modal dialog named by its title, and focuses the title", async () => {
    render(<Opener name="Terms" />);
    const { dialog } = await open();
    expect(dialog.open).toBe(true);
    expect(screen.getByRole("heading", { name: "Terms" })).toHaveFocus();
  });

  it("closes by its Close button and restores the focus", async () => {
    render(<Opener name="Terms" />);
    const { user } = await open();
    await user.click(screen.getByRole("button", { name: "Close" }));
    await gone();
    expect(screen.getByRole("button", { name: "Open Terms" })).toHaveFocus();
  });

  it("closes by Escape and restores the focus", async () => {
    render(<Opener name="Terms" />);
    const { user } = await open();
    await user.keyboard("{Escape}");
    await gone();
    expect(screen.getByRole("button", { name: "Open Terms" })).toHaveFocus();
  });

  it("closes by a click on the backdrop", async () => {
    render(<Opener name="Terms" />);
    const { user, dialog } = await open();
    await user.click(dialog);
    await gone();
  });

  it("stays open after a double click on the button that opens it", async () => {
    render(<Opener name="Terms" />);
    const { dialog } = await open();
    // The second click falls on the backdrop.
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog, { detail: 2 });
    expect(dialog).toBeInTheDocument();
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog, { detail: 1 });
    await gone();
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

  it("stays open when a press begins on the backdrop and ends inside", async () => {
    render(<Opener name="Terms" />);
    const { user, dialog } = await open();
    await user.pointer([
      { keys: "[MouseLeft>]", target: dialog },
      { keys: "[/MouseLeft]", target: screen.getByText("Body") },
    ]);
    expect(dialog.open).toBe(true);
  });

  it("closes by Back", async () => {
    render(<Opener name="Terms" />);
    await open();
    act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
    await gone();
  });

  it("focuses the requested elements on opening and closing", async () => {
    const Asking = () => {
      const [isOpen, setOpen] = useState(false);
      const field = useRef<HTMLInputElement>(null);
      const next = useRef<HTMLButtonElement>(null);
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Open Form
          </button>
          <button type="button" ref={next}>
            Next
          </button>
          {isOpen && (
            <Dialog
              title="Form"
              initialFocus={field}
              finalFocus={() => next.current}
              onClose={() => setOpen(false)}
            >
              <input aria-label="Name" ref={field} />
            </Dialog>
          )}
        </>
      );
    };
    render(<Asking />);
    const { user } = await open("Form");
    expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus();
    await user.keyboard("{Escape}");
    await gone();
    expect(screen.getByRole("button", { name: "Next" })).toHaveFocus();
  });

  it("works with the double effects of strict mode", async () => {
    render(
      <StrictMode>
        <Opener name="Terms" />
      </StrictMode>,
    );
    const { user, dialog } = await open();
    expect(dialog.open).toBe(true);
    await user.keyboard("{Escape}");
    await gone();
  });

  it("cleans up when its page unmounts while it is open", async () => {
    const { unmount } = render(<Opener name="Terms" />);
    await open();
    unmount();
    expect(document.querySelector("dialog")).toBeNull();
    expect(openDialog.get()).toBeUndefined();
    expect(document.documentElement.style.overflow).toBe("");
  });
});
