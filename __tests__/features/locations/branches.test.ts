import { markBranches } from "../../../src/features/locations/branches";

const branch = (id: string, headOffice = false) => ({ id, headOffice });

it("puts the head office first and numbers the branches in their order", () => {
  const marked = markBranches([branch("a"), branch("b"), branch("head", true), branch("c")]);
  expect(marked.map(({ id, mark }) => `${mark} ${id}`)).toEqual(["H head", "1 a", "2 b", "3 c"]);
});

it("accepts a head office without branches", () => {
  expect(markBranches([branch("head", true)])).toEqual([{ id: "head", headOffice: true, mark: "H" }]);
});
