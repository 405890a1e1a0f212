/** Rules between several values of a file. They look at what is there, whatever else may be wrong with the file. */
import { z } from "zod";
import { timePattern } from "./fields";
import type { Step } from "./problems";
import type { ContentName } from "./schema";

export interface RuleBreak {
  path: Step[];
  message: string;
}

/** A list of groups of which only some values matter; anything unreadable counts as absent. */
const rowsOf = <T extends z.ZodRawShape>(list: string, shape: T) => {
  const row = z.object(shape).partial();
  return (value: unknown) => {
    const parsed = z.looseObject({ [list]: z.array(z.unknown()) }).safeParse(value);
    const rows = parsed.success ? z.array(z.unknown()).parse(parsed.data[list]) : [];
    return rows.map((item) => {
      const result = row.safeParse(item);
      return result.success ? result.data : undefined;
    });
  };
};

/** Reports every value that has stood in an earlier row. */
function repeated(
  list: readonly Step[],
  key: string | undefined,
  values: readonly (string | undefined)[],
  message: (value: string, firstRow: number) => string,
): RuleBreak[] {
  const firstRow = new Map<string, number>();
  return values.flatMap((value, row) => {
    if (value === undefined) return [];
    const first = firstRow.get(value);
    if (first === undefined) {
      firstRow.set(value, row);
      return [];
    }
    const path = [...list, row, ...(key === undefined ? [] : [key])];
    return [{ path, message: message(value, first + 1) }];
  });
}

const optionalText = z.string().optional().catch(undefined);
const branchRows = rowsOf("branches", {
  id: optionalText,
  name: optionalText,
  mapsUrl: optionalText,
  geo: z.object({ latitude: z.number(), longitude: z.number() }).optional().catch(undefined),
  headOffice: z.boolean().optional().catch(undefined),
  mapPin: z.object({ x: z.number(), y: z.number() }).optional().catch(undefined),
});

function branchRules(value: unknown): RuleBreak[] {
  const rows = branchRows(value);
  const heads = rows.flatMap((row, index) => (row?.headOffice === true ? [index] : []));
  const undecided = rows.some((row) => row?.headOffice === undefined);
  const again = (what: string) => (text: string, first: number) =>
    `${what} "${text}" already belongs to branch ${first}. Each branch needs its own.`;
  return [
    ...(heads.length === 0 && !undecided && rows.length > 0
      ? [
          {
            path: ["branches"],
            message: "No branch is the head office. Set headOffice: true at one of them.",
          },
        ]
      : []),
    ...heads.slice(1).map((index) => ({
      path: ["branches", index, "headOffice"],
      message: `Branch ${(heads[0] ?? 0) + 1} is the head office already; there is exactly one. Set false here or there.`,
    })),
    ...repeated(
      ["branches"],
      "id",
      rows.map((row) => row?.id),
      again("The id"),
    ),
    ...repeated(
      ["branches"],
      "name",
      rows.map((row) => row?.name),
      again("The name"),
    ),
    ...repeated(
      ["branches"],
      "mapsUrl",
      rows.map((row) => row?.mapsUrl),
      again("The map link"),
    ),
    ...repeated(
      ["branches"],
      "geo",
      rows.map((row) => row?.geo && `${row.geo.latitude}, ${row.geo.longitude}`),
      again("The position"),
    ),
    ...repeated(
      ["branches"],
      "mapPin",
      rows.map((row) => row?.mapPin && `x ${row.mapPin.x}, y ${row.mapPin.y}`),
      again("The place on the sketch map,"),
    ),
  ];
}

function hourRules(value: unknown): RuleBreak[] {
  const time = z.string().regex(timePattern);
  const parsed = z.object({ hours: z.object({ opens: time, closes: time }) }).safeParse(value);
  if (!parsed.success) return [];
  const { opens, closes } = parsed.data.hours;
  if (opens < closes) return [];
  const message =
    closes < "06:00"
      ? `Closing time ${closes} would be after midnight, which is not possible here: both times are of one day. The latest is "23:59".`
      : `Closing time ${closes} is not after opening time ${opens}. Expected a later time, for example: "22:00"`;
  return [{ path: ["hours", "closes"], message }];
}

const weekdays = /\b(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?s?\b/gi;

/** The page says "Open now", and search engines are told, by the time of day alone. */
function dayRules(value: unknown): RuleBreak[] {
  const parsed = z.object({ hours: z.object({ days: z.string() }) }).safeParse(value);
  if (!parsed.success) return [];
  const { days } = parsed.data.hours;
  const named = (days.match(weekdays) ?? []).map((day) => day.slice(0, 3).toLowerCase());
  const isWholeWeek = named.length === 0 || (named.includes("mon") && named.includes("sun"));
  if (isWholeWeek && !/week ?days|except|closed/i.test(days)) return [];
  const message = `"${days}" leaves days out, but the website calls the counters open on all seven. Expected words for every day, for example: Every day`;
  return [{ path: ["hours", "days"], message }];
}

function yearRules(value: unknown): RuleBreak[] {
  const parsed = z.object({ since: z.int().max(2100) }).safeParse(value);
  if (!parsed.success || parsed.data.since <= new Date().getFullYear()) return [];
  const message = `The year ${parsed.data.since} is still to come. Expected the year the company started, for example: 2016`;
  return [{ path: ["since"], message }];
}

const galleryRows = rowsOf("images", { image: optionalText });
const questionRows = rowsOf("items", { question: optionalText });
const noticeRows = rowsOf("notices", { en: optionalText });

const lines = z.array(optionalText).catch([]);
const servicesOf = z.object({ services: z.object({ items: lines }) }).catch({ services: { items: [] } });
const headlineOf = z.object({ headline: z.object({ lines }) }).catch({ headline: { lines: [] } });

const saidAlready = (_text: string, first: number): string =>
  `The same stands as number ${first} already. Remove one of the two.`;

/** Rules by file. */
export const rules: Partial<Record<ContentName, (value: unknown) => RuleBreak[]>> = {
  board: (value) =>
    repeated(
      ["notices"],
      "en",
      noticeRows(value).map((row) => row?.en),
      saidAlready,
    ),
  branches: branchRules,
  company: (value) => [...yearRules(value), ...dayRules(value), ...hourRules(value)],
  gallery: (value) =>
    repeated(
      ["images"],
      "image",
      galleryRows(value).map((row) => row?.image),
      (path, first) =>
        `${path} is shown already as picture ${first}. Choose another picture or remove one of the two.`,
    ),
  faq: (value) =>
    repeated(
      ["items"],
      "question",
      questionRows(value).map((row) => row?.question),
      saidAlready,
    ),
  footer: (value) =>
    repeated(["services", "items"], undefined, servicesOf.parse(value).services.items, saidAlready),
  hero: (value) =>
    repeated(["headline", "lines"], undefined, headlineOf.parse(value).headline.lines, saidAlready),
};
