import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import sharp from "sharp";
import { parseDocument } from "yaml";

import { copyProject } from "./lib/copy-project";
import { type RunningGatsby, startGatsby } from "./lib/gatsby";
import { run, UsageError } from "./lib/run";
import { onStop } from "./lib/stop";

/**
 * `npm run audit:build`: builds copies of the project with more pictures and branches than it has, and prints what each build
 * took. SIZES names them, pictures by branches (default `24x10 240x100 1000x500`); each is built twice, the second time
 * without a change.
 */

const MOST_REBUILD_S = 15;
const MOST_MEMORY_MB = 2_000;

interface Cost {
  readonly seconds: number;
  /** Greatest sum over the build's processes. */
  readonly memoryMb: number;
}

/** Pictures like those that there are, each of another hue, so that none is the same file. */
const addPictures = async (folder: string, count: number): Promise<void> => {
  const file = join(folder, "content/gallery.yaml");
  const gallery = parseDocument(readFileSync(file, "utf8"));
  const images = gallery.toJS().images as { image: string; alt: string; caption: string }[];
  const all = [];
  for (let index = 0; index < count; index += 1) {
    const like = images[index % images.length];
    if (!like) throw new UsageError("The gallery is empty.");
    const image = index < images.length ? like.image : `images/gallery/more-${index}.jpg`;
    if (index >= images.length) {
      await sharp(join(folder, "content", like.image))
        .modulate({ hue: (index * 7) % 360 })
        .jpeg({ quality: 80 })
        .toFile(join(folder, "content", image));
    }
    all.push({ ...like, image });
  }
  gallery.set("images", all);
  writeFileSync(file, gallery.toString({ lineWidth: 0 }));
};

/** Branches like those that there are, each with what the content check wants to be its own. */
const addBranches = (folder: string, count: number): void => {
  const file = join(folder, "content/branches.yaml");
  const document = parseDocument(readFileSync(file, "utf8"));
  const branches = document.toJS().branches as { id: string; headOffice: boolean }[];
  const all = Array.from({ length: count }, (_, index) => {
    const own = branches[index];
    if (own) return own;
    return {
      ...structuredClone(branches[1 + (index % (branches.length - 1))]),
      id: `branch-${index}`,
      name: `Branch ${index}`,
      mapsUrl: `https://maps.google.com/?q=-8.5,${115 + index / 1_000}`,
      geo: { latitude: -8.5, longitude: 115 + index / 1_000 },
      mapPin: { x: 10 + (index % 30) * 16, y: 10 + Math.floor(index / 30) * 30 },
    };
  });
  document.set("branches", all);
  writeFileSync(file, document.toString({ lineWidth: 0 }));
};

/** Resident memory of a process group, MB. */
const memoryOf = (group: number): number =>
  spawnSync("ps", ["-o", "rss=", "-g", String(group)], { encoding: "utf8" })
    .stdout.split("\n")
    .reduce((sum, kilobytes) => sum + Number(kilobytes), 0) / 1_024;

/**
 * What a build takes, from now on to its end.
 *
 * @throws UsageError if it fails
 */
const costOf = async ({ group = 0, ended }: RunningGatsby): Promise<Cost> => {
  const startedAt = Date.now();
  let memoryMb = 0;
  const watch = setInterval(() => (memoryMb = Math.max(memoryMb, memoryOf(group))), 1_000);
  const code = await ended;
  clearInterval(watch);
  if (code !== 0) throw new UsageError(`The build ended with ${String(code)}.`);
  return { seconds: (Date.now() - startedAt) / 1_000, memoryMb };
};

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

const audit = async (): Promise<void> => {
  const sizes = (process.env.SIZES ?? "24x10 240x100 1000x500")
    .split(/\s+/)
    .map((size) => size.split("x").map(Number));
  const rows: Record<string, string | number>[] = [];
  let folder: string | undefined;
  let gatsby: RunningGatsby | undefined;
  const removeCopy = (): void => {
    if (folder) rmSync(folder, { recursive: true, force: true });
  };
  const isStopping = onStop(async () => {
    await gatsby?.stop();
    removeCopy();
  });
  for (const [pictures = 0, branches = 0] of sizes) {
    folder = copyProject("site-growth-");
    try {
      await addPictures(folder, pictures);
      addBranches(folder, branches);
      gatsby = startGatsby(["build"], { folder, quiet: true });
      const first = await costOf(gatsby);
      gatsby = startGatsby(["build"], { folder, quiet: true });
      const again = await costOf(gatsby);
      rows.push({
        pictures,
        branches,
        "build s": Math.round(first.seconds),
        "rebuild s": Math.round(again.seconds),
        "memory MB": Math.round(Math.max(first.memoryMb, again.memoryMb)),
        "public MB": Math.round(sizeOf(join(folder, "public")) / 1e6),
        "/ HTML kB gzip": Math.round(gzipSync(readFileSync(join(folder, "public/index.html"))).length / 1e3),
      });
      console.table(rows);
      if (again.seconds > MOST_REBUILD_S || first.memoryMb > MOST_MEMORY_MB) process.exitCode = 1;
    } catch (error) {
      // A build that was ended has not failed; what it leaves is removed when all of its processes have gone.
      if (isStopping()) return;
      throw error;
    } finally {
      if (!isStopping()) removeCopy();
    }
  }
};

run(audit);
