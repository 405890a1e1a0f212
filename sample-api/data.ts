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
  /** Number of pages of the sample's own posts, which repeat under new ids. Null: as many as there are. */
  postPages: z.coerce.number().int().min(1).max(10_000).nullable().optional(),
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

  /** Returns all posts. With more pages than the sample has, its own follow again, with other ids and titles. */
  const postsAt = (origin: string): readonly (Post | Record<string, unknown>)[] => {
    const own = ownPosts.map((post) => withOrigin(post, origin));
    const count = settings.postPages === null ? own.length : settings.postPages * postsPerPage;
    const further = Array.from({ length: Math.ceil(count / own.length) }, (_, round) =>
      own.map(({ id, title, ...post }) =>
        round === 0
          ? { ...post, id, title }
          : { ...post, id: 1_000 * round + id, title: `${title} (${round + 1})` },
      ),
    );
    return settings.posts ?? further.flat().slice(0, count);
  };

  // Rates move when they are read: no timer keeps a process alive, and a fixed clock gives fixed rates.
  const advance = () => {
    const due = Math.floor((now() - lastMove) / moveEveryMs);
    if (due <= 0) return;
    for (let move = settings.frozen ? due : 0; move < due; move++)
      moveRates(rates, lastMove + (move + 1) * moveEveryMs, random);
    lastMove += due * moveEveryMs;
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
      postPages: Math.max(1, Math.ceil(postsAt("").length / postsPerPage)),
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
      const { data, ...counts } = paginate(postsAt(origin), page, `${origin}/api/posts`);
      if (settings.postShape === "meta") return { data, links: {}, meta: counts };
      if (!absurd) return { ...counts, data };
      const malformed = absurdPosts(ownPosts.map((post) => withOrigin(post, origin)));
      return { ...counts, data: malformed, from: "1", to: {}, total: "many" };
    },

    /** Returns the body of `GET /api/posts/{id}`, undefined when there is no such post. */
    post(id: string, origin: string): unknown {
      const post = postsAt(origin).find((one) => String(one.id) === id);
      return post && settings.postShape !== "plain" ? { data: post } : post;
    },
  };
}
