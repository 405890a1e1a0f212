/**
 * Content files as Gatsby nodes: one node a file, typed by the schema in `sdl.ts`, its pictures resolved to File nodes
 * by their path.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CreateNodeArgs, CreateResolversArgs, CreateSchemaCustomizationArgs, Node } from "gatsby";
import { parse } from "yaml";
import { factsOf, fillPlaceholders } from "./placeholders";
import { type ContentName, contentNames, contentSchemas } from "./schema";
import { contentSdl, typeNameOf } from "./sdl";

/** The name that gatsby-source-filesystem gives to nodes of the content folder. */
export const contentSourceName = "content";

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
  });
}

function contentNameOf(node: Node): ContentName | undefined {
  if (node.internal.type !== "File" || node.sourceInstanceName !== contentSourceName) return undefined;
  return contentNames.find((name) => node.relativePath === `${name}.yaml`);
}

function readContent(folder: string) {
  const read = (name: ContentName) => parse(readFileSync(join(folder, `${name}.yaml`), "utf8"));
  return {
    values: Object.fromEntries(contentNames.map((name) => [name, read(name)])),
    facts: factsOf({
      company: contentSchemas.company.parse(read("company")),
      branches: contentSchemas.branches.parse(read("branches")),
    }),
  };
}

/**
 * Makes (or renews) the node of a content file when its File node appears or changes. Texts take facts from
 * company.yaml and branches.yaml, so a change there renews every node. Call from `onCreateNode`.
 */
export function onCreateContentNode({
  node,
  actions,
  createNodeId,
  createContentDigest,
  getNodesByType,
}: CreateNodeArgs): void {
  const changed = contentNameOf(node);
  if (!changed || typeof node.dir !== "string") return;

  const { values, facts } = readContent(node.dir);
  const everyFile = changed === "company" || changed === "branches";
  const files: Node[] = everyFile ? getNodesByType("File") : [node];
  for (const file of files) {
    const name = contentNameOf(file);
    if (!name) continue;
    const fields = { ...(fillPlaceholders(values[name], facts) as object) };
    const contentNode = {
      ...fields,
      id: createNodeId(`content ${name}`),
      parent: file.id,
      children: [],
      internal: { type: typeNameOf(name), contentDigest: createContentDigest(fields) },
    };
    actions.createNode(contentNode);
    actions.createParentChildLink({ parent: file, child: contentNode as unknown as Node });
  }
}
