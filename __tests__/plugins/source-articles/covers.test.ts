/** @jest-environment node */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { SourceNodesArgs } from "gatsby";
import { createRemoteFileNode } from "gatsby-source-filesystem";
import sharp from "sharp";

import { withCovers } from "../../../plugins/gatsby-source-articles/covers";
import type { ArticleFields } from "../../../plugins/gatsby-source-articles/read-articles";

jest.mock("gatsby-source-filesystem", () => ({ createRemoteFileNode: jest.fn() }));

const url = "https://api.example/images/1.jpg";
const article = { postId: "1", imageUrl: url } as ArticleFields;
const fileId = "file";
const report = jest.fn<void, [string]>();
let folder: string;
let file: { readonly id: string; readonly absolutePath: string; readonly url: string };

const coverOf = async (earlier: readonly ArticleFields[] = []) => {
  const args = {
    actions: { createNode: jest.fn(), touchNode: jest.fn() },
    getNode: (id: string) => (id === fileId ? file : undefined),
    reporter: { info: report },
  } as unknown as SourceNodesArgs;
  const [first] = await withCovers(args, [article], earlier);
  return first?.cover;
};
const built = [{ ...article, cover: fileId }];

/** Makes the API answer, in Gatsby's cache, with a picture or other bytes. */
const answer = async (bytes: Buffer | Promise<Buffer>) => {
  await writeFile(file.absolutePath, await bytes);
  jest.mocked(createRemoteFileNode).mockResolvedValue(file as never);
};
const picture = (width: number) =>
  sharp({ create: { width, height: 400, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "covers-"));
  file = { id: fileId, absolutePath: join(folder, "1.jpg"), url };
  await answer(picture(960));
});
afterEach(async () => {
  jest.useRealTimers();
  await rm(folder, { recursive: true });
});

it("takes a picture that is large enough", async () => {
  expect(await coverOf()).toBe(fileId);
  await answer(picture(320));
  expect(await coverOf()).toBeUndefined();
  expect(report).not.toHaveBeenCalled();
});

it.each([
  ["broken", async () => (await picture(960)).subarray(0, 900)],
  ["of more than 8 MB", async () => Buffer.concat([await picture(960), Buffer.alloc(8 * 1024 * 1024)])],
])(
  "leaves a picture that is %s to browsers, also where an earlier build had a good one",
  async (_, bytes) => {
    await answer(bytes());
    expect(await coverOf(built)).toBeUndefined();
    expect(report).toHaveBeenCalledWith(expect.stringContaining(`such as ${url}`));
  },
);

it("keeps the picture of an earlier build where the download fails", async () => {
  jest.mocked(createRemoteFileNode).mockRejectedValue(new Error("HTTP 500"));
  expect(await coverOf()).toBeUndefined();
  expect(await coverOf(built)).toBe(fileId);
});

it("waits 8 s for a picture", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate"] });
  jest.mocked(createRemoteFileNode).mockReturnValue(new Promise(() => undefined));
  const done = jest.fn();
  const cover = coverOf().then(done);
  await jest.advanceTimersByTimeAsync(7_999);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await cover;
  expect(done).toHaveBeenCalledWith(undefined);
});

it("starts no download after 60 s", async () => {
  const now = jest.spyOn(Date, "now");
  now.mockReturnValueOnce(0).mockReturnValue(60_001);
  jest.mocked(createRemoteFileNode).mockClear();
  expect(await coverOf(built)).toBe(fileId);
  expect(createRemoteFileNode).not.toHaveBeenCalled();
});
