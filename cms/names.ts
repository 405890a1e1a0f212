/** Labels of the form, from the content schema. */
import { schemaAt } from "../content-schema/walk";
import { contentGroups, infoOf, labelOf } from "../content-schema/fields";
import { type ContentName, contentSchemas } from "../content-schema/schema";

/** Name of the form's own words (decap.ts). */
export const locale = "en-GB";

/** The groups of the form's sidebar, and the label of each file in them. */
export const groups = Object.entries(contentGroups).map(([name, group]) => ({
  name,
  ...group,
  files: Object.fromEntries(
    Object.entries(contentSchemas).flatMap(([file, schema]) =>
      infoOf(schema)?.group === name ? [[file, labelOf(file, schema)]] : [],
    ),
  ),
}));

/** Returns a field's label by its path: `contact.dialog.phonePlaceholder` → `Phone placeholder`. */
export const labelAt = (path: string): string => {
  const [file = "", ...steps] = path.split(".");
  const root = Object.entries(contentSchemas).find(([name]) => name === file)?.[1];
  return labelOf(steps.at(-1) ?? file, schemaAt(root, steps));
};

/** Returns a value's place as the form names it: `Closed days and other hours 3, Last day`. */
export const placeInWords = (name: ContentName, path: readonly PropertyKey[]): string =>
  path
    .map((step, index) =>
      typeof step === "number"
        ? ` ${step + 1}`
        : `, ${labelAt([name, ...path.slice(0, index + 1).filter((one) => typeof one === "string")].join("."))}`,
    )
    .join("")
    .slice(2);
