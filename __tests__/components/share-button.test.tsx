import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { ShareButton } from "../../src/components/share-button";

const url = "https://www.example/artikel/7";
const setup = (share?: () => Promise<void>) => {
  const user = userEvent.setup();
  Object.defineProperty(navigator, "share", { value: share && jest.fn(share), configurable: true });
  render(<ShareButton title="The title" url={url} />);
  return user;
};

it("opens the share sheet, and ignores its cancellation", async () => {
  const user = setup(() => Promise.reject(new DOMException("", "AbortError")));
  await user.click(screen.getByRole("button", { name: "Share" }));
  expect(navigator.share).toHaveBeenCalledWith({ title: "The title", url });
  expect(screen.queryByText(url)).not.toBeInTheDocument();
});

it("shows the link when the browser denies access to the clipboard", async () => {
  const user = setup();
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("", "NotAllowedError"));
  await user.click(screen.getByRole("button", { name: "Copy link" }));
  expect(await screen.findByRole("status")).toHaveTextContent(url);
});

it("shows the link when the share sheet fails", async () => {
  const user = setup(() => Promise.reject(new DOMException("", "NotAllowedError")));
  await user.click(screen.getByRole("button", { name: "Share" }));
  expect(await screen.findByText(url)).toBeInTheDocument();
});
