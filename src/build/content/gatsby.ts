/**
 * Content files as Gatsby nodes: one node a file, typed by the schema in `sdl.ts`. A build stops before it has begun
 * when something is wrong with the content; `gatsby develop` waits until it is mended, and from then on keeps showing
 * the last correct version while the browser says what is wrong.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type {
  CreateDevServerArgs,
  CreateResolversArgs,
  CreateSchemaCustomizationArgs,
  PreInitArgs,
  SourceNodesArgs,
} from "gatsby";
import { checkContent, type CheckedContent } from "./check";
import { keepPictures, recallPictures } from "./pictures";
import { formatProblem, formatReport, inReadingOrder, type Problem } from "./problems";
import { type Content, contentNames } from "./schema";
import { contentSdl, typeNameOf } from "./sdl";
import { showWaitingPage } from "./waiting-page";
import { folderStamp, nextChange, watchFolder } from "./watch-folder";

type Program = { directory: string; host?: string; port?: number | string };

const isDevelop = (): boolean => process.env.NODE_ENV !== "production";

const folderOf = ({ directory }: Program): string => join(directory, "content");

const pictureMemoryOf = ({ directory }: Program): string => join(directory, ".cache", "sound-pictures.json");

/** To the terminal, past Gatsby's reporter: that breaks lines at 80 columns, in the middle of file names. */
const print = (problems: readonly Problem[]): void =>
  void process.stderr.write(`\n${formatReport(problems)}\n\n`);

/** Declares the GraphQL types of all content files. Call from `createSchemaCustomization`. */
export function createContentSchema({ actions }: Pick<CreateSchemaCustomizationArgs, "actions">): void {
  actions.createTypes([
    contentSdl(),
    "type Site implements Node { siteMetadata: SiteSiteMetadata! }",
    "type SiteSiteMetadata { siteUrl: String! }",
  ]);
}

/**
 * What is always there is typed so: Gatsby types every single node as possibly missing, but a content file that is
 * missing or faulty stops the build. Call from `createResolvers`.
 */
export function createContentResolvers({
  createResolvers,
}: Pick<CreateResolversArgs, "createResolvers">): void {
  createResolvers({
    Query: {
      site: { type: "Site!" },
      ...Object.fromEntries(contentNames.map((name) => [`${name}Yaml`, { type: `${typeNameOf(name)}!` }])),
    },
    File: { publicURL: { type: "String!" } },
    // A page carries the pictures that it shows at first, however many there are.
    GalleryYaml: {
      images: {
        args: { first: "Int" },
        resolve: ({ images }: Content["gallery"], { first }: { readonly first?: number }) =>
          images.slice(0, first),
      },
      imageCount: { type: "Int!", resolve: ({ images }: Content["gallery"]) => images.length },
    },
  });
}

/**
 * Stops a build when something is wrong with the content. In develop: says so in the terminal and at the site's
 * address, and waits until it is mended. Call from `onPreInit`.
 */
export async function requireSoundContent({
  reporter,
  store,
}: Pick<PreInitArgs, "reporter" | "store">): Promise<void> {
  const program: Program = store.getState().program;
  const folder = folderOf(program);
  recallPictures(pictureMemoryOf(program));
  let stamp = folderStamp(folder);
  let { problems } = await checkContent(folder);
  if (problems.length === 0) return;
  if (!isDevelop()) {
    print(problems);
    reporter.panic(
      "Nothing was built. Mend the content as said above; npm run content:check says whether all is well.",
    );
    return;
  }

  const lines = () => inReadingOrder(problems).map(formatProblem);
  print(problems);
  reporter.warn("The site starts as soon as the content is mended.");
  const page = await showWaitingPage({ host: program.host, port: Number(program.port) }, lines);
  while (problems.length > 0) {
    await nextChange(folder, stamp);
    stamp = folderStamp(folder);
    ({ problems } = await checkContent(folder));
    if (problems.length > 0) print(problems);
  }
  await page.close();
  reporter.info("The content is in order.");
}

/** What the browser is told in develop: one line a problem. */
let currentLines: string[] = [];
const listeners = new Set<(lines: readonly string[]) => void>();

function tellBrowsers({ problems }: CheckedContent): void {
  currentLines = inReadingOrder(problems).map(formatProblem);
  for (const listener of listeners) listener(currentLines);
}

/**
 * Makes the nodes of all content files; in develop, makes them again whenever the folder changes. A file with a
 * problem keeps the node of its last correct version. Call from `sourceNodes`.
 */
export async function sourceContent({
  actions,
  createNodeId,
  createContentDigest,
  reporter,
  store,
}: Pick<
  SourceNodesArgs,
  "actions" | "createNodeId" | "createContentDigest" | "reporter" | "store"
>): Promise<void> {
  const folder = folderOf(store.getState().program);
  const createNodes = ({ values }: CheckedContent) => {
    for (const [name, fields] of values) {
      actions.createNode({
        ...fields,
        id: createNodeId(`content ${name}`),
        internal: { type: typeNameOf(name), contentDigest: createContentDigest(fields) },
      });
    }
  };

  const stamp = folderStamp(folder);
  const content = await checkContent(folder);
  createNodes(content);
  await keepPictures(pictureMemoryOf(store.getState().program));
  if (!isDevelop()) return;
  tellBrowsers(content);
  watchFolder(
    folder,
    async () => {
      const changed = await checkContent(folder);
      if (changed.problems.length > 0) print(changed.problems);
      else if (currentLines.length > 0) reporter.info("The content is in order again.");
      createNodes(changed);
      tellBrowsers(changed);
    },
    stamp,
  );
}

/** Address of the stream of problems that a page in develop listens to. */
const problemsPath = "/__content-problems";

/** Streams the problems to the browser, as server-sent events. Call from `onCreateDevServer`. */
export function serveContentProblems({ app }: Pick<CreateDevServerArgs, "app">): void {
  app.get(problemsPath, (request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      // no-transform keeps the compressing middleware from holding events back.
      "Cache-Control": "no-cache, no-transform",
    });
    const send = (lines: readonly string[]) => response.write(`data: ${JSON.stringify(lines)}\n\n`);
    send(currentLines);
    listeners.add(send);
    request.on("close", () => listeners.delete(send));
  });
}
