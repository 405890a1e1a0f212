/** @jest-environment node */
import { execFileSync } from "node:child_process";

import { checkContent } from "../../plugins/gatsby-transformer-content/read-content";
import { formatProblems } from "../../content-schema/problem-report";
import { outdatedTranslations } from "../../scripts/lib/outdated-translations";
import { copyContent } from "../support/content-folder";

const content = copyContent();
afterAll(content.remove);

const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@segara.example", ...args], {
    cwd: content.root,
  });
const commit = () => {
  git("add", ".");
  git("commit", "-qm", "content");
};
const hints = async () =>
  formatProblems(outdatedTranslations(content.path, await checkContent(content.path)));

it("names a text whose source was changed after it, until the translation is changed", async () => {
  const translation = "title: Tanya jawab\nitems:\n  - id: commission\n    answer: Tidak.\n";
  content.write("id/faq.yaml", translation);
  expect(await hints()).toEqual([]);
  content.edit("faq.yaml", "answer: No. The rate", "answer: No.  The rate");
  git("init", "-q");
  expect(await hints()).toEqual([]);
  commit();
  content.edit(
    "faq.yaml",
    "  - id: documents",
    "  - id: coins\n    question: Coins?\n    answer: No.\n  - id: documents",
  );
  expect(await hints()).toEqual([]);
  content.edit("faq.yaml", "answer: No.  The rate", "answer: Yes, 1 %. The rate");
  const hint =
    "content/id/faq.yaml:4:13  items › 1 › answer: The English text in content/faq.yaml was changed after this one. See whether both say the same.";
  expect(await hints()).toEqual([hint]);
  commit();
  expect(await hints()).toEqual([hint]);
  content.write("id/faq.yaml", translation.replace("Tidak.", "Ya, 1 %."));
  expect(await hints()).toEqual([]);
  commit();
  expect(await hints()).toEqual([]);
});
