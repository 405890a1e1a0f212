import { mailOf } from "../../../src/features/contact/message";
import indonesian from "../../../src/strings/id";

it("the mail from an Indonesian page is in Indonesian", () => {
  const typed = { name: "Ayu", phone: "0812", email: "", message: "Halo" };
  expect(mailOf(typed, indonesian.contact)).toEqual({
    subject: "Pesan dari Ayu",
    body: "Nama: Ayu\nTelepon: 0812\nEmail: -\nPesan: Halo",
  });
});
