import { z } from "zod";
import { faultSchema, type Fault, type FaultInput, type Target } from "./faults";
import { absurdPosts, paginate, postsPerPage, readPosts, withOrigin, type Post } from "./posts";
import {
  absurdRateRows,
  listedCurrencies,
  maxCurrencies,
  moveRates,
  openingRates,
  rateRow,
  rateShapes,
  reshape,
  type Rate,
} from "./rates";
import { seededRandom } from "./seeded-random";

export interface SampleApiOptions {
  /** The clock, in milliseconds since 1970. */
  readonly now?: () => number;
  /** Whether rates stand still until `step`. */
  readonly frozen?: boolean;
  /** Origin of the site for the control page's links; this server's own by default. */
  readonly site?: string;
}

export const postShapes = ["plain", "wrapped", "meta"] as const;

/** The body of `PUT /sample-api/data`. Fields that are missing stay unchanged. */
export const dataSchema = z.strictObject({
  /** Replaces the rates by these rows, exactly as given; they do not move. Null: the sample's own. */
  rates: z.array(z.unknown()).nullable().optional(),
  /** Replaces the posts by these, newest first, exactly as given. Null: the sample's own. */
  posts: z.array(z.record(z.string(), z.unknown())).nullable().optional(),
  /** Number of pages; posts repeat under new ids. Null: as many as there are. */
  postPages: z.coerce.number().int().min(1).max(1_000_000).nullable().optional(),
  currencies: z.coerce.number().int().min(0).max(maxCurrencies).optional(),
  frozen: z.boolean().optional(),
  rateShape: z.enum(rateShapes).optional(),
  /** `wrapped`: a post under `data`; `meta`: also the pagination under `meta`, as in Laravel's resources. */
  postShape: z.enum(postShapes).optional(),
});
export type DataInput = z.input<typeof dataSchema>;

/** One request; times are ISO strings. */
export interface LoggedRequest {
  readonly at: string;
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly authorization: string | null;
  readonly ifNoneMatch: string | null;
  readonly origin: string | null;
  readonly cookie: string | null;
  /** Null until it is answered, and after a broken connection. */
  status: number | null;
  /** Kind of its fault. */
  fault: string | null;
}

export interface RouteLog {
  count: number;
  inFlight: number;
  maxInFlight: number;
  /** The latest ones, oldest first. */
  requests: LoggedRequest[];
}

/** Seed of the rates' movement: every run is the same. */
const seed = 20260929;
const moveEveryMs = 15_000;
const maxMovesAtOnce = 10_000;
const maxLoggedRequests = 1_000;

const emptyLog = (): RouteLog => ({ count: 0, inFlight: 0, maxInFlight: 0, requests: [] });
const emptyLogs = (): Record<Target, RouteLog> => ({
  rates: emptyLog(),
  posts: emptyLog(),
  post: emptyLog(),
  flags: emptyLog(),
  images: emptyLog(),
});

const plainSettings = {
  rates: null as readonly unknown[] | null,
  posts: null as readonly Record<string, unknown>[] | null,
  postPages: null as number | null,
  rateShape: "plain" as (typeof rateShapes)[number],
  postShape: "plain" as (typeof postShapes)[number],
};

/** The state of the sample API. Tests in the same process may use it directly. */
export class SampleApiState {
  private readonly options: Required<SampleApiOptions>;
  private readonly ownPosts = readPosts();
  private random = seededRandom(seed);
  private rates: Rate[] = [];
  private lastMove = 0;
  private settings = { ...plainSettings, frozen: false };
  private active: Fault[] = [];
  private logs = emptyLogs();
  private readonly waiting = new Set<() => void>();

  constructor(options: SampleApiOptions = {}) {
    this.options = { now: Date.now, frozen: false, site: "", ...options };
    this.resetData();
  }

  /** Origin of the site, empty for this server's own. */
  get site(): string {
    return this.options.site;
  }

  // --- data ---------------------------------------------------------------

  /** Restores the sample's own data, and its first movement. */
  resetData(): void {
    this.random = seededRandom(seed);
    this.settings = { ...plainSettings, frozen: this.options.frozen };
    this.lastMove = this.options.now();
    this.rates = openingRates(listedCurrencies, this.lastMove);
  }

  /** @throws ZodError when the input does not match {@link dataSchema} */
  setData(input: DataInput): void {
    const { currencies, ...settings } = dataSchema.parse(input);
    this.advance();
    this.settings = { ...this.settings, ...settings };
    if (currencies !== undefined) this.rates = openingRates(currencies, this.options.now());
  }

  /** Returns the current settings. */
  data() {
    const { rates, posts, ...settings } = this.settings;
    return {
      ...settings,
      currencies: rates?.length ?? this.rates.length,
      ratesReplaced: rates !== null,
      postsReplaced: posts !== null,
      posts: this.postCount(),
      postPages: Math.max(1, Math.ceil(this.postCount() / postsPerPage)),
    };
  }

  /** Moves the rates now, frozen or not. */
  step(times = 1): void {
    for (let left = Math.min(times, maxMovesAtOnce); left > 0; left--) {
      moveRates(this.rates, this.options.now(), this.random);
    }
    this.lastMove = this.options.now();
  }

  // Rates move when they are read: no timer keeps a process alive, and a fixed clock gives fixed rates.
  private advance(): void {
    const due = Math.floor((this.options.now() - this.lastMove) / moveEveryMs);
    if (due <= 0) return;
    if (!this.settings.frozen) {
      for (let index = Math.max(0, due - maxMovesAtOnce); index < due; index++) {
        moveRates(this.rates, this.lastMove + (index + 1) * moveEveryMs, this.random);
      }
    }
    this.lastMove += due * moveEveryMs;
  }

  /** Returns the rows of `GET /api/exchange-rates`. */
  rateRows(origin: string): unknown[] {
    if (this.settings.rates) return [...this.settings.rates];
    this.advance();
    const rows = this.rates.map((rate, index) => rateRow(rate, index, origin));
    return reshape(rows, this.settings.rateShape, this.options.now());
  }

  absurdRates(origin: string): unknown[] {
    return absurdRateRows(this.rateRows(origin));
  }

  absurdPosts(origin: string): unknown[] {
    return absurdPosts(this.ownPosts.map((post) => withOrigin(post, origin)));
  }

  private posts(): readonly (Post | Record<string, unknown>)[] {
    return this.settings.posts ?? this.ownPosts;
  }

  private postCount(): number {
    const { postPages } = this.settings;
    return postPages === null ? this.posts().length : postPages * postsPerPage;
  }

  // With more pages than posts, the posts repeat under ids above those of the originals.
  private postAt(index: number, origin: string): Post | Record<string, unknown> | undefined {
    const count = this.posts().length;
    const own = this.ownPosts[index % count];
    const { posts } = this.settings;
    const post = posts ? posts[index % count] : own && withOrigin(own, origin);
    if (!post || index < count) return post;
    return { ...post, id: repeatedId(index), title: `${String(post.title)} (${index + 1})` };
  }

  /** Returns a page of `GET /api/posts`. */
  postPage(page: number, origin: string): Record<string, unknown> {
    const total = this.postCount();
    const rows = Array.from({ length: postsPerPage }, (_, offset) => (page - 1) * postsPerPage + offset)
      .filter((index) => index < total)
      .map((index) => this.postAt(index, origin));
    return paginate(rows, page, total, `${origin}/api/posts`);
  }

  /** Returns the post of `GET /api/posts/{id}`, undefined when there is none. */
  post(id: string, origin: string): unknown {
    const index = this.posts().findIndex((post) => String(post.id) === id);
    if (index >= 0) return this.postAt(index, origin);
    const repeated = Number(id) - repeatedId(0);
    const isRepeated =
      Number.isInteger(repeated) && repeated >= this.posts().length && repeated < this.postCount();
    return isRepeated ? this.postAt(repeated, origin) : undefined;
  }

  // --- faults -------------------------------------------------------------

  faults(): readonly Fault[] {
    return this.active;
  }

  /**
   * Replaces all faults, and answers requests that hang.
   *
   * @throws ZodError when one does not match `faultSchema`
   */
  setFaults(...faults: readonly FaultInput[]): void {
    this.active = faults.map((fault) => faultSchema.parse(fault));
    this.release();
  }

  /** Adds a fault at the end of the list. The first one that matches a request applies. */
  addFault(fault: FaultInput): void {
    this.active.push(faultSchema.parse(fault));
  }

  clearFaults(): void {
    this.setFaults();
  }

  /** Returns the fault for a request to this target, and counts it down. */
  takeFault(target: Target): Fault | null {
    const isCall = target === "rates" || target === "posts" || target === "post";
    const fault = this.active.find((one) => one.target === target || (one.target === "all" && isCall));
    if (!fault) return null;
    if (fault.count !== null) {
      fault.count -= 1;
      if (fault.count === 0) this.active = this.active.filter((one) => one !== fault);
    }
    return fault;
  }

  /** Resolves when faults are cleared or replaced, or when `signal` aborts. */
  untilReleased(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        this.waiting.delete(done);
        signal.removeEventListener("abort", done);
        resolve();
      };
      if (signal.aborted) return resolve();
      this.waiting.add(done);
      signal.addEventListener("abort", done);
    });
  }

  private release(): void {
    for (const done of [...this.waiting]) done();
  }

  // --- requests -----------------------------------------------------------

  requests(): Readonly<Record<Target, Readonly<RouteLog>>> {
    return this.logs;
  }

  resetRequests(): void {
    this.logs = emptyLogs();
  }

  /** Logs a request. Call the returned `over` once when it has ended. */
  logRequest(target: Target, request: Omit<LoggedRequest, "at" | "status" | "fault">) {
    const log = this.logs[target];
    const entry: LoggedRequest = {
      at: new Date(this.options.now()).toISOString(),
      ...request,
      status: null,
      fault: null,
    };
    log.count += 1;
    log.inFlight += 1;
    log.maxInFlight = Math.max(log.maxInFlight, log.inFlight);
    log.requests.push(entry);
    if (log.requests.length > maxLoggedRequests) log.requests.shift();
    return {
      entry,
      over: () => {
        log.inFlight -= 1;
      },
    };
  }

  /** Restores the initial state. */
  reset(): void {
    this.resetData();
    this.clearFaults();
    this.resetRequests();
  }
}

const repeatedId = (index: number) => 1_000_000 + index;
