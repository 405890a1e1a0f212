import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode, useRef, useState, type ReactNode } from "react";

import { Dialog } from "../../src/components/dialog";
import { topmostDialog } from "../../src/components/open-dialogs";

const Opener = ({ name, children }: { readonly name: string; readonly children?: ReactNode }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open {name}
      </button>
      {isOpen && (
        <Dialog title={name} note="A line" onClose={() => setOpen(false)}>
          {children ?? <p>Body</p>}
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
  it("is a modal dialog named by its title, in which reading begins at the title", async () => {
    render(<Opener name="Terms" />);
    const { dialog } = await open();
    expect(dialog.open).toBe(true);
    expect(screen.getByRole("heading", { name: "Terms" })).toHaveFocus();
  });

  it("is no grid, which WebKit would stretch to the greatest height of a modal", async () => {
    render(<Opener name="Terms" />);
    const { dialog } = await open();
    expect(getComputedStyle(dialog).display).not.toBe("grid");
  });

  it("closes by its Close button and gives the focus back", async () => {
    render(<Opener name="Terms" />);
    const { user } = await open();
    await user.click(screen.getByRole("button", { name: "Close" }));
    await gone();
    expect(screen.getByRole("button", { name: "Open Terms" })).toHaveFocus();
  });

  it("closes by Escape", async () => {
    render(<Opener name="Terms" />);
    const { user } = await open();
    await user.keyboard("{Escape}");
    await gone();
    expect(screen.getByRole("button", { name: "Open Terms" })).toHaveFocus();
  });

  it("closes by a click beside it", async () => {
    render(<Opener name="Terms" />);
    const { user, dialog } = await open();
    await user.click(dialog);
    await gone();
  });

  it("stays open at a double click on what opened it", async () => {
    render(<Opener name="Terms" />);
    const { dialog } = await open();
    // The second press lands beside the dialog that the first one has opened.
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog, { detail: 2 });
    expect(dialog).toBeInTheDocument();
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog, { detail: 1 });
    await gone();
  });

  it("stays open when a press begins inside and ends beside it, as when text is selected", async () => {
    render(<Opener name="Terms" />);
    const { user, dialog } = await open();
    await user.pointer([
      { keys: "[MouseLeft>]", target: screen.getByText("Body") },
      { keys: "[/MouseLeft]", target: dialog },
    ]);
    expect(dialog.open).toBe(true);
  });

  it("stays open when a press begins beside it and ends inside", async () => {
    render(<Opener name="Terms" />);
    const { user, dialog } = await open();
    await user.pointer([
      { keys: "[MouseLeft>]", target: dialog },
      { keys: "[/MouseLeft]", target: screen.getByText("Body") },
    ]);
    // What both have in common is clicked then, which is the dialog.
    fireEvent.click(dialog);
    expect(dialog.open).toBe(true);
  });

  it("closes when the visitor steps back in the history", async () => {
    render(<Opener name="Terms" />);
    await open();
    act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
    await gone();
  });

  it("closes one at a time when they are nested", async () => {
    render(
      <Opener name="Terms">
        <Opener name="Details" />
      </Opener>,
    );
    const outer = await open("Terms");
    const inner = await open("Details");
    expect(topmostDialog()).toBe(inner.dialog);
    await inner.user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Details" })).toBeNull());
    expect(outer.dialog.open).toBe(true);
    expect(topmostDialog()).toBe(outer.dialog);
    expect(screen.getByRole("button", { name: "Open Details" })).toHaveFocus();
  });

  it("puts the focus first and last where it is asked to", async () => {
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

  it("survives React's double effects", async () => {
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

  it("leaves nothing behind when its page goes while it is open", async () => {
    const { unmount } = render(<Opener name="Terms" />);
    await open();
    unmount();
    expect(document.querySelector("dialog")).toBeNull();
    expect(topmostDialog()).toBeUndefined();
  });
});
