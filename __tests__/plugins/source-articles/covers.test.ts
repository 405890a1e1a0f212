/** @jest-environment node */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { SourceNodesArgs } from "gatsby";
import { createRemoteFileNode } from "gatsby-source-filesystem";
import sharp from "sharp";

import { withCovers } from "../../../plugins/gatsby-source-articles/covers";
import type { ReadArticle } from "../../../plugins/gatsby-source-articles/read-articles";

jest.mock("gatsby-source-filesystem", () => ({ createRemoteFileNode: jest.fn() }));

const url = "https://api.example/images/1.jpg";
const article = { post: { id: "1", imageUrl: url }, page: 1 } as ReadArticle;
const report = jest.fn<void, [string]>();
const createNode = jest.fn();
let folder: string;
let file: { readonly id: string; readonly absolutePath: string; size: number; readonly internal: object };

const coverOf = async (change: Partial<ReadArticle> = {}) => {
  const args = {
    actions: { createNode, touchNode: jest.fn() },
    getNode: (id: string) => (id === file.id ? file : undefined),
    reporter: { info: report },
  } as unknown as SourceNodesArgs;
  const [first] = await withCovers(args, [{ ...article, ...change }]);
  return first?.cover;
};

/** Makes the API answer, in Gatsby's cache, with a picture or other bytes. */
const answer = async (bytes: Buffer | Promise<Buffer>) => {
  await writeFile(file.absolutePath, await bytes);
  file.size = (await bytes).length;
  jest.mocked(createRemoteFileNode).mockResolvedValue(file as never);
};
const picture = sharp({ create: { width: 960, height: 400, channels: 3, background: "teal" } })
  .jpeg()
  .toBuffer();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "covers-"));
  file = { id: "file", absolutePath: join(folder, "1.jpg"), size: 0, internal: {} };
  await answer(picture);
});
afterEach(async () => {
  jest.clearAllMocks();
  jest.useRealTimers();
  await rm(folder, { recursive: true });
});

it("takes a picture", async () => {
  expect(await coverOf()).toBe("file");
  expect(createNode).toHaveBeenCalledWith(file, { name: "gatsby-source-filesystem" });
  expect(report).not.toHaveBeenCalled();
});

it.each([
  ["broken", async () => (await picture).subarray(0, 900)],
  ["of more than 8 MB", async () => Buffer.concat([await picture, Buffer.alloc(8 * 1024 * 1024)])],
])("leaves a picture that is %s to browsers", async (_, bytes) => {
  await answer(bytes());
  expect(await coverOf()).toBeUndefined();
  expect(createNode).not.toHaveBeenCalled();
  expect(report).toHaveBeenCalledWith(expect.stringContaining(`such as ${url}`));
});

it("keeps the picture of an article that the API did not send", async () => {
  jest.mocked(createRemoteFileNode).mockRejectedValue(new Error("HTTP 500"));
  expect(await coverOf({ cover: "file" })).toBe("file");
  expect(await coverOf({ cover: "gone" })).toBeUndefined();
});

it("goes on without a kept picture whose file is missing, and says so", async () => {
  await rm(file.absolutePath);
  jest.mocked(createRemoteFileNode).mockRejectedValue(new Error("HTTP 500"));
  expect(await coverOf({ cover: "file" })).toBeUndefined();
  expect(report).toHaveBeenCalledWith(expect.stringContaining(`such as ${url}`));
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
  expect(await coverOf()).toBeUndefined();
  expect(createRemoteFileNode).not.toHaveBeenCalled();
});
