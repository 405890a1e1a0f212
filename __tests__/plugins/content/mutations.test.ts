/** @jest-environment node */
import { seededRandom } from "../../../sample-api/seeded-random";
import { checkFile } from "../../../plugins/gatsby-transformer-content/check";
import { listFiles } from "../../../plugins/gatsby-transformer-content/pictures";
import { formatProblem } from "../../../plugins/gatsby-transformer-content/problems";
import { contentNames } from "../../../plugins/gatsby-transformer-content/schema";
import { copyContent } from "../../support/content-folder";
import { misjudgement, mutate, mutationKinds } from "../../support/mutations";

jest.setTimeout(120_000);

const content = copyContent();
afterAll(content.remove);

it("500 damaged files: each is right, or told with its file and line", async () => {
  const files = listFiles(content.path);
  const failures: string[] = [];
  let tried = 0;
  let told = 0;
  for (const [fileIndex, name] of contentNames.entries()) {
    const original = content.read(`${name}.yaml`);
    for (const [kindIndex, kind] of mutationKinds.entries()) {
      const mutation = mutate(original, kind, seededRandom(fileIndex * 1000 + kindIndex));
      if (!mutation) continue;
      tried += 1;
      content.write(`${name}.yaml`, mutation.bytes);
      const checked = await checkFile(name, content.path, files);
      if (checked.problems.length > 0) told += 1;
      expect(checked.problems.filter(({ file }) => file !== `content/${name}.yaml`)).toEqual([]);
      const why = misjudgement(original, mutation, checked);
      if (!why) continue;
      const title = `${name}.yaml, ${kind}, lines ${mutation.lines.join("-")}: ${why}`;
      failures.push([title, ...checked.problems.map(formatProblem)].join("\n    "));
    }
    content.restore();
  }
  expect(failures.join("\n")).toBe("");
  expect(tried).toBeGreaterThanOrEqual(500);
  // Most damage must be noticed; what is not has left a correct file.
  expect(told / tried).toBeGreaterThan(0.8);
});
