import { act, screen } from "@testing-library/react";

import { Brand } from "../../src/components/brand";
import { ErrorScreen } from "../../src/components/error-screen";
import { Pager } from "../../src/components/pagination/pager";
import { SectionLink } from "../../src/components/section-link";
import { ToastHost } from "../../src/components/toast/toast-host";
import { dismissToast, showToast } from "../../src/components/toast/toast-store";
import { paths } from "../../src/lib/paths";
import { renderInIndonesian } from "../support/render";

it("an Indonesian page has Indonesian texts and links to Indonesian pages", async () => {
  await renderInIndonesian(
    <>
      <Brand
        company={{ shortName: "BMC", descriptor: "Penukaran Uang", logoMark: { publicURL: "/mark.svg" } }}
      />
      <SectionLink section="gallery_section">Galeri</SectionLink>
      <Pager label="Halaman artikel" current={1} last={2} hrefOf={paths.articles.pageHref} />
      <ErrorScreen message="" />
      <ToastHost />
    </>,
  );
  for (const [name, href] of [
    [/^BMC/, "/id"],
    ["Galeri", "/id#gallery_section"],
    ["Halaman 2", "/id/artikel?page=2"],
    ["Berikutnya", "/id/artikel?page=2"],
    ["Kembali ke beranda", "/id"],
  ] as const)
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", href);
  expect(screen.getByRole("alert")).toHaveTextContent("Kesalahan tidak dikenal");
  act(() => showToast({ title: "Berhasil", text: "Data kurs berhasil diperbarui" }));
  expect(screen.getByText("Berhasil").parentElement).toHaveAttribute("lang", "id");
  expect(screen.getByRole("button", { name: "Tutup" })).toHaveAttribute("lang", "id");
  act(dismissToast);
});
