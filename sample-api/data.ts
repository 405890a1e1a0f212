import { z } from "zod";
import { absurdPosts, paginate, postsPerPage, readPosts, withOrigin, type Post } from "./posts";
import {
  absurdRateRows,
  listedCurrencies,
  moveRates,
  openingRates,
  rateRows,
  rateShapes,
  type Rate,
} from "./rates";
import { seededRandom } from "./seeded-random";

export const postShapes = ["plain", "wrapped", "meta"] as const;

/** Settings of the data. Those that are missing stay unchanged. */
export const dataSchema = z.strictObject({
  /** Replaces the rates by these rows, exactly as given; they do not move. Null: the sample's own. */
  rates: z.array(z.unknown()).nullable().optional(),
  /** Replaces the posts by these, newest first, exactly as given. Null: the sample's own. */
  posts: z.array(z.record(z.string(), z.unknown())).nullable().optional(),
  /** Number of pages; posts repeat under new ids. Null: as many as there are. */
  postPages: z.coerce.number().int().min(1).max(1_000_000).nullable().optional(),
  currencies: z.coerce.number().int().min(0).max(1_000).optional(),
  frozen: z.union([z.boolean(), z.stringbool()]).optional(), // cspell:ignore stringbool
  rateShape: z.enum(rateShapes).optional(),
  /** `wrapped`: a post under `data`; `meta`: also the pagination under `meta`, as in Laravel's resources. */
  postShape: z.enum(postShapes).optional(),
});
type DataInput = z.input<typeof dataSchema>;
type Settings = Required<Omit<z.output<typeof dataSchema>, "currencies">>;

/** Seed of the rates' movement: every run is the same. */
const seed = 20260929;
const moveEveryMs = 15_000;

const repeatedId = (index: number) => 1_000_000 + index;

/** Creates the sample's rates and posts, with their settings. */
export function createData(now: () => number, frozen: boolean) {
  const ownPosts = readPosts();
  const initial: Settings = {
    rates: null,
    posts: null,
    postPages: null,
    frozen,
    rateShape: "plain",
    postShape: "plain",
  };
  let settings = initial;
  let random = seededRandom(seed);
  let rates: Rate[] = [];
  let lastMove = 0;

  const posts = (): readonly (Post | Record<string, unknown>)[] => settings.posts ?? ownPosts;
  const postCount = () => (settings.postPages === null ? posts().length : settings.postPages * postsPerPage);

  // Rates move when they are read: no timer keeps a process alive, and a fixed clock gives fixed rates.
  const advance = () => {
    const due = Math.floor((now() - lastMove) / moveEveryMs);
    if (due <= 0) return;
    for (let move = settings.frozen ? due : 0; move < due; move++)
      moveRates(rates, lastMove + (move + 1) * moveEveryMs, random);
    lastMove += due * moveEveryMs;
  };

  // With more pages than posts, the posts repeat under ids above those of the originals.
  const postAt = (index: number, origin: string): Post | Record<string, unknown> | undefined => {
    const { length } = posts();
    const own = ownPosts[index % length];
    const post = settings.posts ? settings.posts[index % length] : own && withOrigin(own, origin);
    if (!post || index < length) return post;
    return { ...post, id: repeatedId(index), title: `${String(post.title)} (${index + 1})` };
  };

  const resetData = () => {
    settings = initial;
    random = seededRandom(seed);
    lastMove = now();
    rates = openingRates(listedCurrencies, lastMove);
  };
  resetData();

  return {
    /** Restores the sample's own data, and its first movement. */
    resetData,

    /** @throws ZodError when the input does not match {@link dataSchema} */
    setData(input: DataInput): void {
      const { currencies, ...changes } = dataSchema.parse(input);
      advance();
      settings = { ...settings, ...changes };
      if (currencies !== undefined) rates = openingRates(currencies, now());
    },

    /** Returns the current settings. */
    data: () => ({
      ...settings,
      currencies: settings.rates?.length ?? rates.length,
      postPages: Math.max(1, Math.ceil(postCount() / postsPerPage)),
    }),

    /** Moves the rates now, frozen or not. */
    step(times = 1): void {
      for (let left = times; left > 0; left--) moveRates(rates, now(), random);
      lastMove = now();
    },

    /** Returns the rows of `GET /api/exchange-rates`, with malformed ones among them if `absurd`. */
    rateRows(origin: string, absurd: boolean): unknown[] {
      if (!settings.rates) advance();
      const rows = settings.rates ?? rateRows(rates, settings.rateShape, origin, now());
      return absurd ? absurdRateRows(rows) : [...rows];
    },

    /** Returns a page of `GET /api/posts`. */
    postPage(page: number, origin: string, absurd: boolean): Record<string, unknown> {
      const total = postCount();
      const rows = Array.from({ length: postsPerPage }, (_, offset) => (page - 1) * postsPerPage + offset)
        .filter((index) => index < total)
        .map((index) => postAt(index, origin));
      const { data, ...counts } = paginate(rows, page, total, `${origin}/api/posts`);
      if (settings.postShape === "meta") return { data, links: {}, meta: counts };
      if (!absurd) return { ...counts, data };
      const malformed = absurdPosts(ownPosts.map((post) => withOrigin(post, origin)));
      return { ...counts, data: malformed, from: "1", to: {}, total: "many" };
    },

    /** Returns the body of `GET /api/posts/{id}`, undefined when there is no such post. */
    post(id: string, origin: string): unknown {
      const { length } = posts();
      const own = posts().findIndex((post) => String(post.id) === id);
      const repeated = Number(id) - repeatedId(0);
      const isRepeated = repeated >= length && repeated < postCount();
      const post = own >= 0 || isRepeated ? postAt(own >= 0 ? own : repeated, origin) : undefined;
      return post && settings.postShape !== "plain" ? { data: post } : post;
    },
  };
}
