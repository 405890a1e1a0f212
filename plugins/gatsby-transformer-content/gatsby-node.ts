/** Content files as Gatsby nodes: one typed node a YAML file, checked before it exists. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { basename, join } from "node:path";
import type { GatsbyNode, Node, NodePluginArgs, Store } from "gatsby";

import { fillPlaceholders } from "../../src/lib/fill-placeholders";
import { allStrings } from "../../src/strings/all-strings";
import { defaultLanguage, type Language, translations } from "../../src/strings/languages";
import type { CheckedFile } from "../../content-schema/check-file";
import { factsOf, type FactSources, type Text } from "../../content-schema/placeholders";
import { formatProblems, formatReport } from "../../content-schema/problem-report";
import { checkContent } from "./read-content";
import { type Content, contentNames, contentSchemas } from "../../content-schema/schema";
import { contentSdl, typeNameOf } from "../../content-schema/sdl";
import { untranslatedIn, withTranslations } from "../../content-schema/translations";

const folderOf = (store: Store): string => join(store.getState().program.directory, "content");

/** Prints without Gatsby's reporter, which breaks lines in the middle of file names. */
const print = (report: string): void => void process.stderr.write(`\n${report}\n\n`);

/** The files. Of one with a mistake the last correct version: develop shows it meanwhile. */
let files: ReadonlyMap<string, CheckedFile> = new Map();

/** Set while the dev server runs: content files change then. */
let isDeveloping = false;

/** The problems of the last check, and its warnings. */
let report = "";
let warned = "";

/** Checks the whole content, and prints what has changed in the report. */
async function check(store: Store): Promise<void> {
  const [before, warnedBefore] = [report, warned];
  const { problems, warnings, files: checked } = await checkContent(folderOf(store));
  files = new Map(
    [...checked].map(([path, file]) => [path, (file.problems.length > 0 && files.get(path)) || file]),
  );
  report = problems.length > 0 ? formatReport(problems) : "";
  if (report !== before) print(report || "The content is in order again.");
  warned = formatProblems(warnings).join("\n");
  if (warned && warned !== warnedBefore) print(warned);
}

/** Stops Gatsby before it starts if the content has problems. */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter, store }) => {
  await check(store);
  if (report)
    reporter.panic("Fix the content as described above, and start again. npm run content:check checks it.");
};

/** Declares the content's types, and the extension of texts. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createFieldExtension({
    name: "text",
    extend: () => ({
      resolve(source: unknown, args: unknown, context: QueryContext, info: unknown) {
        const value = context.defaultFieldResolver(source, args, context, info);
        return Array.isArray(value)
          ? Promise.all(value.map((text: Text) => show(text, context)))
          : show(value as Text, context);
      },
    }),
  });
  actions.createTypes([
    contentSdl(),
    "type BranchHours { opens: String! closes: String! }",
    "type Site implements Node { siteMetadata: SiteSiteMetadata! }",
    "type SiteSiteMetadata { siteUrl: String }",
  ]);
};

interface QueryContext {
  /** From the context of the page. */
  readonly language?: Language;
  readonly nodeModel: {
    findOne(query: { type: string; query: object }): Promise<unknown>;
    findAll(query: { type: string; query: object }): Promise<{ entries: Iterable<unknown> }>;
  };
  defaultFieldResolver(source: unknown, args: unknown, context: QueryContext, info: unknown): unknown;
}

/**
 * Returns a text in the page's language, else in the default one, and fills placeholders such as `{branches}` in. The query does so, not
 * the node, so that Gatsby reruns it when a fact changes.
 */
async function show(text: Text, { language = defaultLanguage, nodeModel }: QueryContext): Promise<string> {
  const written = text[language] === undefined ? defaultLanguage : language;
  const read = (texts: Text) => texts[written] ?? texts[defaultLanguage] ?? "";
  const words = read(text);
  if (!words.includes("{")) return words;
  const [company, exchange, { entries }] = await Promise.all([
    nodeModel.findOne({ type: "CompanyYaml", query: {} }),
    nodeModel.findOne({ type: "ExchangeYaml", query: {} }),
    nodeModel.findAll({ type: "BranchYaml", query: {} }),
  ]);
  const sources = { company, exchange, branches: [...entries] } as FactSources;
  return fillPlaceholders(words, factsOf(sources, read, allStrings[written]));
}

/** Returns the texts of the whole content that a page shows in the default language, because they have no translation. */
async function findUntranslated(_source: unknown, _args: unknown, context: QueryContext): Promise<string[]> {
  const { language = defaultLanguage, nodeModel } = context;
  if (language === defaultLanguage) return [];
  const found = contentNames.map(async (name) => {
    const { entries } = await nodeModel.findAll({ type: typeNameOf(name), query: {} });
    return [...entries].flatMap((node) => untranslatedIn(language, contentSchemas[name], node));
  });
  const texts = (await Promise.all(found)).flat();
  return [...new Set(await Promise.all(texts.map((text) => show(text, context))))];
}

/** Declares that every content file has a node. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: create }) => {
  create({
    // Gatsby types single nodes as nullable; a content file that is missing stops the build.
    Query: {
      site: { type: "Site!" },
      untranslated: { type: "[String!]!", resolve: findUntranslated },
      ...Object.fromEntries(contentNames.map((name) => [`${name}Yaml`, { type: `${typeNameOf(name)}!` }])),
    },
    File: { publicURL: { type: "String!" } },
    // A branch without a WhatsApp number or hours of its own has the company's.
    BranchYaml: {
      closures: {
        type: "[BranchYamlClosure!]!",
        resolve: ({ closures }: Branch) => closures ?? [],
      },
      whatsapp: {
        type: "String!",
        resolve: async ({ whatsapp }: Branch, _: unknown, context: QueryContext) =>
          whatsapp ?? (await companyOf(context)).whatsapp,
      },
      hours: {
        type: "BranchHours!",
        resolve: async ({ opens, closes }: Branch, _: unknown, context: QueryContext) =>
          opens && closes ? { opens, closes } : (await companyOf(context)).hours,
      },
    },
  });
};

type Branch = Content["branch"];

const companyOf = async ({ nodeModel }: QueryContext): Promise<Content["company"]> =>
  (await nodeModel.findOne({ type: "CompanyYaml", query: {} })) as Content["company"];

const isContentFile = ({ internal, sourceInstanceName }: Node): boolean =>
  internal.type === "File" && sourceInstanceName === "content";

/** Makes a node of each file with its translations. Gatsby skips nodes that have not changed. */
async function createNodes({ actions, createContentDigest, createNodeId, getNodesByType }: NodePluginArgs) {
  for (const node of getNodesByType("File").filter(isContentFile)) {
    const path = String(node.relativePath);
    const content = files.get(path)?.content;
    if (!content) continue;
    const translated = Object.fromEntries(
      translations.map((language) => [language, files.get(`${language}/${path}`)?.translation]),
    );
    const value = withTranslations(contentSchemas[content.name], content.value, translated);
    const type = typeNameOf(content.name);
    const child = {
      ...(value as object),
      slug: basename(path, ".yaml"),
      id: createNodeId(`${node.id} >>> ${type}`),
      parent: node.id,
      children: [],
      internal: { type, contentDigest: createContentDigest(value as object) },
    };
    await actions.createNode(child);
    actions.createParentChildLink({ parent: node, child });
  }
}

/** Makes all nodes at the start: a translation changes the node of another file, also when it is deleted. */
export const sourceNodes: GatsbyNode["sourceNodes"] = createNodes;

/** Makes them again when a file changes: a picture that is put into its folder ends the mistakes of the files that name it. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  if (!isDeveloping || !isContentFile(args.node)) return;
  await check(args.store);
  await createNodes(args);
};

/** Checks the content again when a file changes, and whenever the browser asks for the problems. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app, store }) => {
  isDeveloping = true;
  app.get("/___content-problems", async (_request: IncomingMessage, response: ServerResponse) => {
    await check(store);
    response.end(
      report && `The content has a mistake. The page shows the last correct version.\n\n${report}`,
    );
  });
};
