import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { GallerySection } from "../../../src/features/gallery/gallery-section";
import { pictureFile } from "../../support/landing-content";
import { renderWithProviders } from "../../support/render";

const picture = (number: number) => ({
  alt: `Picture ${number}`,
  caption: `Caption ${number}`,
  image: pictureFile(`p/${number}`, 1600, 1200, ["avif", "webp"]),
});

/** Fourteen pictures: pages of six, six and two. */
const images = Array.from({ length: 14 }, (_, index) => picture(index + 1));

const show = (count = images.length) => {
  const user = userEvent.setup();
  renderWithProviders(
    <GallerySection
      data={{ heading: "Photo Gallery", intro: "Our counters", images: images.slice(0, count) }}
    />,
  );
  return user;
};

const button = (name: string) => screen.getByRole("button", { name });
const shown = () =>
  within(within(screen.getByRole("region", { name: "Photo Gallery" })).getAllByRole("list")[0] as HTMLElement)
    .getAllByRole("img")
    .map((img) => img.getAttribute("alt"));
const pictures = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `Picture ${from + index}`);

describe("the gallery", () => {
  it("turns to a page, announces it and keeps the focus", async () => {
    const user = show();
    expect(screen.getByRole("navigation", { name: "Gallery pages" })).toBeVisible();
    await user.click(button("Page 2"));
    await waitFor(() => expect(shown()).toEqual(pictures(7, 12)));
    expect(button("Page 2")).toHaveAttribute("aria-current", "page");
    expect(button("Page 2")).toHaveFocus();
    expect(screen.getByRole("status")).toHaveTextContent("7 - 12 of 14 photos");

    await user.click(button("Next"));
    await waitFor(() => expect(shown()).toEqual(pictures(13, 14)));
    expect(screen.getByRole("status")).toHaveTextContent("13 - 14 of 14 photos");
    expect(button("Next")).toHaveFocus();
  });

  it("ignores a step past the first or the last page", async () => {
    const user = show();
    await user.click(button("Previous"));
    expect(shown()).toEqual(pictures(1, 6));
    await user.click(button("Page 3"));
    await waitFor(() => expect(shown()).toEqual(pictures(13, 14)));
    await user.click(button("Next"));
    expect(shown()).toEqual(pictures(13, 14));
  });

  it.each([1, 5, 6])("needs no pager for %i pictures", (count) => {
    show(count);
    expect(shown()).toHaveLength(count);
    expect(screen.queryByRole("navigation")).toBeNull();
  });
});

describe("the full-size view", () => {
  const open = async (name: string) => {
    const user = show();
    await user.click(button(name));
    return { user, view: await screen.findByRole("dialog") };
  };

  it("turns by buttons and keys, and stops at both ends", async () => {
    const { user, view } = await open("Picture 1");
    const name = (text: string) => expect(view).toHaveAccessibleName(text);
    expect(within(view).getByRole("button", { name: "Next photo" })).toHaveFocus();
    await user.keyboard("{ArrowLeft}");
    name("Photo 1 of 14");
    await user.click(within(view).getByRole("button", { name: "Previous photo" }));
    name("Photo 1 of 14");
    await user.keyboard("{ArrowRight}");
    name("Photo 2 of 14");
    await user.click(within(view).getByRole("button", { name: "Next photo" }));
    name("Photo 3 of 14");
    await user.keyboard("{End}{ArrowRight}");
    name("Photo 14 of 14");
    await user.keyboard("{Home}");
    name("Photo 1 of 14");
  });

  it("leaves keys with a modifier to the browser", async () => {
    const { user, view } = await open("Picture 3");
    await user.keyboard("{Alt>}{ArrowLeft}{/Alt}");
    expect(view).toHaveAccessibleName("Photo 3 of 14");
  });

  it("turns the page behind it, and returns the focus to the thumbnail of the last picture", async () => {
    const { user, view } = await open("Picture 6");
    await user.keyboard("{ArrowRight}{ArrowRight}");
    expect(view).toHaveAccessibleName("Photo 8 of 14");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(document.querySelector("dialog")).toBeNull());
    expect(shown()).toEqual(pictures(7, 12));
    expect(button("Page 2")).toHaveAttribute("aria-current", "page");
    await waitFor(() => expect(button("Picture 8")).toHaveFocus());
  });
});
