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
import { picturesIn } from "./check-text";
import { fileOwner, type PictureNode, pictureNodes, publish, removeOldCopies } from "./picture-nodes";
import { keepPictures, recallPictures } from "./pictures";
import { formatProblem, formatReport, inReadingOrder, type Problem } from "./problems";
import { type Content, type ContentName, contentNames } from "./schema";
import { contentSdl, typeNameOf } from "./sdl";
import { showWaitingPage } from "./waiting-page";
import { folderStamp, nextChange, watchFolder } from "./watch-folder";

type Program = { directory: string; host?: string; port?: number | string };

const isDevelop = (): boolean => process.env.NODE_ENV !== "production";

const folderOf = ({ directory }: Program): string => join(directory, "content");

const pictureMemoryOf = ({ directory }: Program): string => join(directory, ".cache", "sound-pictures.json");

/** In develop, pictures are shown from copies: those in the content folder come and go while the page shows them. */
const copiesOf = ({ directory }: Program): string | undefined =>
  isDevelop() ? join(directory, ".cache", "content-pictures") : undefined;

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
  store,
}: Pick<CreateResolversArgs, "createResolvers" | "store">): void {
  createResolvers({
    Query: {
      site: { type: "Site!" },
      ...Object.fromEntries(contentNames.map((name) => [`${name}Yaml`, { type: `${typeNameOf(name)}!` }])),
    },
    File: { publicURL: { type: "String!", resolve: (picture: PictureNode) => publish(picture, store) } },
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

interface SoundContent {
  readonly content: CheckedContent;
  /** The folder's, before it was read. */
  readonly stamp: string;
}

/**
 * The content once it is in order. Stops a build when something is wrong. In develop: says so in the terminal and at the
 * site's address, and waits until it is mended.
 */
async function soundContent({
  reporter,
  store,
}: Pick<PreInitArgs, "reporter" | "store">): Promise<SoundContent | undefined> {
  const program: Program = store.getState().program;
  const folder = folderOf(program);
  let stamp = folderStamp(folder);
  let content = await checkContent(folder);
  if (content.problems.length === 0) return { content, stamp };
  if (!isDevelop()) {
    print(content.problems);
    reporter.panic(
      "Nothing was built. Mend the content as said above; npm run content:check says whether all is well.",
    );
    return undefined;
  }

  const lines = () => inReadingOrder(content.problems).map(formatProblem);
  print(content.problems);
  reporter.warn("The site starts as soon as the content is mended.");
  const page = await showWaitingPage({ host: program.host, port: Number(program.port) }, lines);
  while (content.problems.length > 0) {
    await nextChange(folder, stamp);
    stamp = folderStamp(folder);
    content = await checkContent(folder);
    if (content.problems.length > 0) print(content.problems);
  }
  await page.close();
  reporter.info("The content is in order.");
  return { content, stamp };
}

/** Stops a build, or lets develop wait, while something is wrong with the content. Call from `onPreInit`. */
export async function requireSoundContent(args: Pick<PreInitArgs, "reporter" | "store">): Promise<void> {
  recallPictures(pictureMemoryOf(args.store.getState().program));
  await soundContent(args);
}

/** What the browser is told in develop: one line a problem. */
let currentLines: string[] = [];
const listeners = new Set<(lines: readonly string[]) => void>();

function tellBrowsers({ problems }: CheckedContent): void {
  currentLines = inReadingOrder(problems).map(formatProblem);
  for (const listener of listeners) listener(currentLines);
}

/**
 * Makes the nodes of all content files and of the pictures that they name; in develop, makes them again whenever the
 * folder changes. A file with a problem keeps the nodes of its last correct version. Call from `sourceNodes`.
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
  const program: Program = store.getState().program;
  const folder = folderOf(program);
  const copies = copiesOf(program);
  /** What Gatsby has: the pictures of each file, and their nodes. */
  const shown = new Map<ContentName, readonly string[]>();
  const pictures = new Map<string, PictureNode>();

  /** Does nothing and says so when a picture has changed since the check. */
  const createNodes = async ({ values }: CheckedContent): Promise<boolean> => {
    const nodes = await pictureNodes(folder, values, createNodeId, copies);
    if (!nodes) return false;
    // In this order, so that every picture that a file names is there at all times: Gatsby may ask between any two.
    for (const [path, node] of nodes) {
      if (pictures.get(path)?.absolutePath === node.absolutePath) continue;
      actions.createNode(node, fileOwner);
      pictures.set(path, node);
    }
    for (const [name, fields] of values) {
      shown.set(name, picturesIn(name, fields));
      actions.createNode({
        ...fields,
        id: createNodeId(`content ${name}`),
        internal: { type: typeNameOf(name), contentDigest: createContentDigest(fields) },
      });
    }
    const needed = new Set([...shown.values()].flat());
    for (const [path, node] of pictures) {
      if (needed.has(path)) continue;
      actions.deleteNode(node, fileOwner);
      pictures.delete(path);
    }
    return true;
  };

  let sound: SoundContent | undefined;
  do {
    // Looked at again: somebody may have gone on editing since Gatsby was started.
    sound = await soundContent({ reporter, store });
    if (!sound) return;
  } while (!(await createNodes(sound.content)));
  await keepPictures(pictureMemoryOf(program));
  if (!copies) return;
  removeOldCopies(copies, pictures.values());
  tellBrowsers(sound.content);
  watchFolder(
    folder,
    async () => {
      let changed: CheckedContent;
      do changed = await checkContent(folder);
      while (!(await createNodes(changed)));
      if (changed.problems.length > 0) print(changed.problems);
      else if (currentLines.length > 0) reporter.info("The content is in order again.");
      tellBrowsers(changed);
    },
    sound.stamp,
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
