const { readdirSync, readFileSync } = require("node:fs");

const { namedChunkGroups } = JSON.parse(readFileSync("public/webpack.stats.json", "utf8"));
const chunksOf = (group) => namedChunkGroups[group].assets.map(({ name }) => `public/${name}`);

/** Chunks that an article loads beside those of its page: its own code and the sanitiser. */
const articleChunks = readdirSync("public")
  .filter((name) => /^\d+-[0-9a-f]{20}\.js\.map$/.test(name))
  .filter((name) =>
    /features\/articles\/|node_modules\/dompurify/.test(readFileSync(`public/${name}`, "utf8")),
  )
  .map((name) => `public/${name.replace(/\.map$/, "")}`);

const route = (name, page, limit, more = []) => ({
  name: `scripts of ${name}`,
  path: [
    ...new Set([...["app", `component---src-pages-${page}-tsx`, "strings-en-ts"].flatMap(chunksOf), ...more]),
  ],
  gzip: true,
  limit,
});

module.exports = [
  route("/", "index", "140.8 kB"),
  route("/kurs", "kurs", "127.9 kB"),
  route("/kurs/usd", "kurs-currency-yaml-slug", "131 kB"),
  route("/cabang", "cabang-branch-yaml-slug", "132.2 kB"),
  route("/artikel", "artikel-index", "122.8 kB"),
  route("an article", "artikel", "138.1 kB", articleChunks),
];
