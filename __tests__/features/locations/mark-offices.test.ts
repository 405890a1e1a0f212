import { markOffices } from "../../../src/features/locations/mark-offices";

const office = (id: string, headOffice = false) => ({ id, headOffice });

it("puts the head office first and numbers the branches in their order", () => {
  const marked = markOffices([office("a"), office("b"), office("head", true), office("c")]);
  expect(marked.map(({ id, mark }) => `${mark} ${id}`)).toEqual(["H head", "1 a", "2 b", "3 c"]);
});

it("gets along with a head office alone", () => {
  expect(markOffices([office("head", true)])).toEqual([{ id: "head", headOffice: true, mark: "H" }]);
});
