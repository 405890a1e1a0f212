/** The form's fields: Decap's own, with the content schema's rules, pictures that show, and a next free place. */
import type { CmsWidgetControlProps } from "decap-cms-core";
import type { ControlProps } from "decap-cms-widget-string";
import { Component, type ComponentClass, createElement } from "react";
import { z } from "zod";

import { explainIssue } from "../content-schema/error-messages";
import { schemaAt } from "../content-schema/walk";
import { infoOf } from "../content-schema/fields";
import { broken, fileFlaw, type Picture, pictureCheck } from "../content-schema/picture-rules";
import type { Problem } from "../content-schema/problem-report";
import { contentNameOf, splitPath } from "../content-schema/schema";
import { normaliseTexts } from "../content-schema/text-rules";
import { isRecord } from "../src/lib/type-guards";
import { defaultLanguage, languages } from "../src/strings/languages";
import { kindOf, partOf } from "./content-format";
import { nextOrder, original } from "./guard";
import { placeInWords } from "./names";

type Control = Component<ControlProps> & {
  /** Decap's lists unfold a row. */
  focus?(path: string): void;
  flaw?(): string | undefined;
};

/** The fields on the screen, by the id that their label refers to. */
const controls = new Map<string, Control>();

/** Returns the field's place in the content: `company.closures.date`. */
const pathOf = ({ props }: Control): string => String(props.field.get("path"));
const labelOf = ({ props }: Control): Element | null => document.querySelector(`label[for="${props.forID}"]`);

/** Returns the fields in the order of the page. */
const inOrder = (): Control[] =>
  [...document.querySelectorAll("label")].flatMap(({ htmlFor }) => controls.get(htmlFor) ?? []);

const fieldsAt = (path: string): Control[] => inOrder().filter((control) => pathOf(control) === path);

/** Shows under each field the text that it translates. */
function showOriginals(): void {
  const rows = new Map<string, number>();
  for (const control of original ? inOrder() : []) {
    const path = pathOf(control);
    // A new counter leaves `original` as the part before has set it.
    if (!splitPath(path).language) continue;
    const row = rows.get(path) ?? 0;
    rows.set(path, row + 1);
    const text = path
      .split(".")
      .slice(1)
      .reduce((value: unknown, step) => {
        const group: unknown = Array.isArray(value) ? value[row] : value;
        return isRecord(group) ? group[step] : group;
      }, original);
    const words = typeof text === "string" ? `${languages[defaultLanguage].name}: ${text}` : "";
    labelOf(control)?.closest("[class*=ControlContainer]")?.setAttribute("data-original", words);
  }
}

/** Scrolls to a field, and unfolds the row that it is in. */
function reveal(control: Control): void {
  const path = pathOf(control);
  const list = inOrder().find((one) => one.focus && path.startsWith(`${pathOf(one)}.`));
  const row = fieldsAt(path).indexOf(control);
  if (list) list.focus?.(`${row}.${path.slice(pathOf(list).length + 1)}`);
  // Decap scrolls smoothly to the row, once it is unfolded.
  setTimeout(() => labelOf(control)?.scrollIntoView({ block: "center" }), 100);
}

/** Tells the editor about problems of the content, and marks the fields of this part. */
export function showProblems(problems: readonly Problem[]): void {
  const messages = problems.map(({ file, path, message }) => {
    const inFolder = file.replace("content/", "");
    const [name, part] = [contentNameOf(inFolder), partOf(inFolder)];
    const place = name ? placeInWords(name, path) : file;
    const words = message.replace(/ \(content\/[^)]*\)/, "");
    const isText = typeof path.at(-1) === "number";
    const at = [part, ...path.filter((step) => typeof step === "string"), ...(isText ? [0] : [])].join(".");
    const row = path.find((step) => typeof step === "number") ?? 0;
    const control = fieldsAt(at)[row];
    control?.props.onValidateObject(control.props.forID, [{ message: words }]);
    return { control, text: `${place}: ${words}` };
  });
  alert(`Not saved.\n\n${messages.map(({ text }) => text).join("\n\n")}`);
  const first = messages.find(({ control }) => control)?.control;
  if (first) reveal(first);
}

/** Decap says nothing when a field out of sight is wrong. */
export function revealAfterSave(): void {
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[role="menuitem"]')) return;
    const first = inOrder().find((control) => control.flaw?.());
    if (first) setTimeout(() => reveal(first), 100);
  });
}

/** Returns the schema of a field. */
function schemaOf({ field }: ControlProps): z.core.$ZodType | undefined {
  const [part = "", ...path] = String(field.get("path")).split(".");
  return schemaAt(kindOf(part)?.schema, path);
}

/** Adds the rules of the content schema to a control. */
export const checked = (control: ComponentClass<ControlProps>) =>
  class extends control {
    override componentDidMount(): void {
      super.componentDidMount?.();
      const { field, forID, getEntry, onChange } = this.props;
      controls.set(forID, this);
      showOriginals();
      // Proposes the next free place for a new counter.
      if (field.get("path") === "branch.order" && getEntry().getIn(["newRecord"]))
        void nextOrder().then(onChange);
    }
    // The rows of a list move.
    override componentDidUpdate(previous: Readonly<ControlProps>, state: object): void {
      super.componentDidUpdate?.(previous, state);
      showOriginals();
    }
    override componentWillUnmount(): void {
      super.componentWillUnmount?.();
      controls.delete(this.props.forID);
    }
    /** Returns what is wrong with the field's own value. Its hint says what belongs there. */
    flaw(): string | undefined {
      const { field, value } = this.props;
      const schema = schemaOf(this.props);
      const isEmpty = value === undefined || value === null || value === "";
      if (!schema || (isEmpty && field.get("required") === false)) return undefined;
      // Decap's groups and lists are immutable collections.
      const plain: unknown = isRecord(value) && typeof value.toJS === "function" ? value.toJS() : value;
      const issues = z.safeParse(schema, normaliseTexts(plain), { reportInput: true }).error?.issues ?? [];
      const own = issues.find((issue) => issue.path.length === 0);
      return own && explainIssue(own, schema, String(value));
    }
    // Decap shows "required" for an empty value by itself. It says that nothing is saved for errors of this type alone.
    isValid = () => {
      const { value } = this.props;
      const message = value === undefined || value === "" ? undefined : this.flaw();
      return message ? { error: { type: "PRESENCE", message } } : true;
    };
  };

/** Opens a picture in the browser. */
async function inspect(url: string, file: string): Promise<Picture> {
  try {
    const flaw = fileFlaw(file, new Uint8Array(await (await fetch(url)).arrayBuffer()));
    if (flaw) return { flaw };
    const image = new Image();
    image.src = url;
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    return { flaw: broken };
  }
}

/** Shows the picture, also as a thumbnail of a folded row, and judges it when it is chosen. */
export const picture = (control: ComponentClass<ControlProps>) =>
  class extends checked(control) {
    private judged = "";
    private verdict: string | undefined;

    // Decap's control shows an empty picture until it is rendered again, after the picture has loaded.
    override shouldComponentUpdate = () => true;
    renderImages = () => {
      const { value, field, getAsset } = this.props;
      return createElement("img", { src: getAsset(String(value), field).toString(), alt: "" });
    };
    override flaw(): string | undefined {
      return super.flaw() ?? this.verdict;
    }

    override componentDidMount(): void {
      super.componentDidMount?.();
      void this.judge();
    }
    override componentDidUpdate(previous: Readonly<ControlProps>, state: object): void {
      super.componentDidUpdate(previous, state);
      void this.judge();
      const { value } = this.props;
      const path = pathOf(this);
      const description = fieldsAt(path.replace(/\w+$/, "alt"))[fieldsAt(path).indexOf(this)]?.props.value;
      if (previous.value && value && previous.value !== value && description)
        alert(`You chose another picture. Does this still describe it?\n\n${String(description)}`);
    }
    private async judge(): Promise<void> {
      const { value, field, forID, getAsset, onValidateObject } = this.props;
      const asset = getAsset(String(value ?? ""), field);
      const [file, url] = [String(value), asset.toString()];
      const kind = infoOf(schemaOf(this.props))?.picture;
      if (!kind || !value || this.judged === url || asset.path === "empty.svg") return;
      this.judged = url;
      const row = labelOf(this)?.closest(":has(> [class*=NestedObjectLabel])");
      if (row instanceof HTMLElement) row.style.setProperty("--picture", `url("${url}")`);
      this.verdict = await pictureCheck([file], () => inspect(url, file))(file, kind);
      if (this.verdict && this.judged === url) onValidateObject(forID, [{ message: this.verdict }]);
    }
  };

/** The name of the part, at its top; the counter's own name where there is one. */
export class Heading extends Component<CmsWidgetControlProps & Partial<Pick<ControlProps, "getEntry">>> {
  override render() {
    const { field, forID, getEntry } = this.props;
    const own = field.get("path") === "branch" && getEntry?.().getIn(["data", "name"]);
    return createElement("h1", { id: forID }, String(own || field.get("title")));
  }
}
