import { render, screen, waitFor } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";

import { ToastHost } from "../../../src/components/toast/toast-host";
import { DialogButton } from "../../../src/components/dialog-button";
import { companyYaml, contactDialog } from "../../support/landing-content";

const data = { companyYaml, contactYaml: { dialog: contactDialog } };

const open = async (user: UserEvent) => {
  await user.click(screen.getByRole("button", { name: "Contact Us" }));
  return screen.findByRole("dialog", { name: "Contact Us" });
};

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });

const send = (user: UserEvent) => user.click(screen.getByRole("button", { name: "Send Message" }));

const untilClosed = () => waitFor(() => expect(document.querySelector("dialog")).toBeNull());

beforeEach(() => {
  render(
    <>
      <DialogButton load={() => import("../../../src/features/contact/contact-dialog")} data={data}>
        Contact Us
      </DialogButton>
      <section id="location_section">
        <h2>Location and Contact</h2>
      </section>
      <ToastHost />
    </>,
  );
});

it("has the specified fields, checked by the browser alone", async () => {
  await open(userEvent.setup());
  expect(field("Name")).toHaveFocus();
  expect(field("Name")).toBeRequired();
  expect(field("Name")).toHaveAttribute("placeholder", "Full Name");
  expect(field("Phone")).toBeRequired();
  expect(field("Phone")).toHaveAttribute("type", "tel");
  expect(field("Phone")).toHaveAttribute("placeholder", "08xx xxxx xxxx");
  expect(field(/Email/)).not.toBeRequired();
  expect(field(/Email/)).toHaveAttribute("type", "email");
  expect(field("Message")).toBeRequired();
  expect(field("Message")).toHaveAttribute("rows", "3");
  expect(field("Message")).toHaveAttribute("placeholder", "Enter Your Message");
  expect(document.querySelector("form")?.noValidate).toBe(false);
  const chat = screen.getByRole("link", { name: "WhatsApp" });
  expect(chat).toHaveAttribute("href", "https://wa.me/62811?text=Hello%20Ombak%20Valas%20%26%20friends");
  expect(chat).toHaveAttribute("target", "_blank");
});

it("asks for a shorter message when it is too long for web mail", async () => {
  const user = userEvent.setup();
  const follow = jest.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  await open(user);
  await user.type(field("Name"), "Ayu");
  await user.type(field("Phone"), "0812");
  const message = field("Message");
  await user.click(message);
  await user.paste("€".repeat(1_000));
  await send(user);
  expect(follow).not.toHaveBeenCalled();
  expect(message).toHaveValue("€".repeat(1_000));
  expect(message.validationMessage).toMatch(/Please shorten it\.$/);
  await user.clear(message);
  await user.paste("€".repeat(600));
  expect(message.validationMessage).toBe("");
  await send(user);
  expect(follow).toHaveBeenCalledTimes(1);
});

it("copies the text, or selects it when the browser does not allow copying", async () => {
  const user = userEvent.setup();
  await open(user);
  await user.type(field("Name"), "Ayu");
  await user.type(field("Phone"), "0812");
  await user.type(field("Message"), "AUD 350 today?");
  const writeText = jest.spyOn(navigator.clipboard, "writeText");
  await user.click(screen.getByRole("button", { name: "Copy the text" }));
  expect(await screen.findByText("Copied")).toBeVisible();
  expect(writeText).toHaveBeenLastCalledWith("Name: Ayu\nPhone: 0812\nEmail: -\nMessage: AUD 350 today?");
  await user.type(field("Message"), "!");
  expect(screen.queryByText("Copied")).toBeNull();
  writeText.mockRejectedValueOnce(new Error("refused"));
  await user.click(screen.getByRole("button", { name: "Copy the text" }));
  const message = field("Message");
  expect(await screen.findByText(/^Your browser did not allow copying/)).toBeVisible();
  await waitFor(() => expect(message.selectionEnd).toBe(message.value.length));
  expect(message.selectionStart).toBe(0);
  await user.clear(message);
  await user.clear(field("Name"));
  await user.clear(field("Phone"));
});

it("keeps the draft when it is closed without sending", async () => {
  const user = userEvent.setup();
  await open(user);
  await user.type(field("Message"), "Do you have 5000 AUD?");
  await user.keyboard("{Escape}");
  await untilClosed();
  await open(user);
  expect(field("Message")).toHaveValue("Do you have 5000 AUD?");
  await user.clear(field("Message"));
});
