import { z } from "zod";
import { faultSchema, type Fault, type FaultInput, type Target } from "./faults";
import { absurdPosts, paginate, postsPerPage, readPosts, withOrigin, type Post } from "./posts";
import {
  absurdRateRows,
  listedCurrencies,
  mostCurrencies,
  moveRates,
  openingRates,
  rateRow,
  rateShapes,
  reshape,
  type Rate,
} from "./rates";
import { seededRandom } from "./seeded-random";

export interface SampleApiOptions {
  /** The clock, in milliseconds since the epoch. */
  readonly now?: () => number;
  /** True: rates stand still until `step`. */
  readonly frozen?: boolean;
  /** Origin of the site, for the control page's links; nothing means that it is our own. */
  readonly site?: string;
}

export const postShapes = ["plain", "wrapped", "meta"] as const;

/** What `PUT /sample-api/data` takes; whatever is not given stays as it is. */
export const dataSchema = z.strictObject({
  /** Replaces the rates by these rows, exactly as given; they do not move. Null: the sample's own again. */
  rates: z.array(z.unknown()).nullable().optional(),
  /** Replaces the posts by these, newest first, exactly as given. Null: the sample's own again. */
  posts: z.array(z.record(z.string(), z.unknown())).nullable().optional(),
  /** Pretends that there are so many pages, by repeating the posts under new ids. Null: as many as there are. */
  postPages: z.coerce.number().int().min(1).max(1_000_000).nullable().optional(),
  currencies: z.coerce.number().int().min(0).max(mostCurrencies).optional(),
  frozen: z.boolean().optional(),
  moveEveryMs: z.coerce.number().int().min(1).optional(),
  /** True: each movement changes every rate. */
  moveAll: z.boolean().optional(),
  /** What the rows of the rate list look like. */
  rateShape: z.enum(rateShapes).optional(),
  /** `wrapped`: a post under `data`; `meta`: that, and the pagination under `meta`, as in Laravel's resources. */
  postShape: z.enum(postShapes).optional(),
});
export type DataInput = z.input<typeof dataSchema>;

/** One request as the server saw it; times are ISO strings. */
export interface LoggedRequest {
  readonly at: string;
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly authorization: string | null;
  readonly ifNoneMatch: string | null;
  readonly origin: string | null;
  readonly cookie: string | null;
  /** Null while it is not answered, and for ever if the connection was broken. */
  status: number | null;
  /** Kind of the fault that it met. */
  fault: string | null;
}

export interface RouteLog {
  count: number;
  inFlight: number;
  /** The most requests that were open at one time. */
  maxInFlight: number;
  /** The latest ones, oldest first. */
  requests: LoggedRequest[];
}

/** Of the rates' movement: each run is the same. */
const seed = 20260929;
/** Between two movements of the rates. */
const moveEveryMs = 15_000;

const keptRequests = 1_000;
const mostSteps = 10_000;

const emptyLog = (): RouteLog => ({ count: 0, inFlight: 0, maxInFlight: 0, requests: [] });
const emptyLogs = (): Record<Target, RouteLog> => ({
  rates: emptyLog(),
  posts: emptyLog(),
  post: emptyLog(),
  flags: emptyLog(),
  images: emptyLog(),
});

/** Everything that the sample API knows and can be told. Tests in the same process may use it directly. */
export class SampleApiState {
  private readonly options: Required<SampleApiOptions>;
  private readonly ownPosts = readPosts();
  private random = seededRandom(seed);
  private rates: Rate[] = [];
  private lastMove = 0;
  private frozen = false;
  private moveEveryMs = moveEveryMs;
  private moveAll = false;
  private rateShape: (typeof rateShapes)[number] = "plain";
  private postShape: (typeof postShapes)[number] = "plain";
  private givenRates: readonly unknown[] | null = null;
  private givenPosts: readonly Record<string, unknown>[] | null = null;
  private postPages: number | null = null;
  private active: Fault[] = [];
  private logs = emptyLogs();
  private readonly waiting = new Set<() => void>();

  constructor(options: SampleApiOptions = {}) {
    this.options = { now: Date.now, frozen: false, site: "", ...options };
    this.resetData();
  }

  /** Origin of the site, or an empty text for our own. */
  get site(): string {
    return this.options.site;
  }

  // --- data ---------------------------------------------------------------

  /** Back to the sample's own data, moving as it did at the start. */
  resetData(): void {
    this.random = seededRandom(seed);
    this.frozen = this.options.frozen;
    this.moveEveryMs = moveEveryMs;
    this.moveAll = false;
    this.rateShape = "plain";
    this.postShape = "plain";
    this.givenRates = null;
    this.givenPosts = null;
    this.postPages = null;
    this.lastMove = this.options.now();
    this.rates = openingRates(listedCurrencies, this.lastMove);
  }

  /** @throws ZodError when the input has another shape than {@link dataSchema} */
  setData(input: DataInput): void {
    const data = dataSchema.parse(input);
    this.advance();
    if (data.rates !== undefined) this.givenRates = data.rates;
    if (data.posts !== undefined) this.givenPosts = data.posts;
    if (data.postPages !== undefined) this.postPages = data.postPages;
    if (data.frozen !== undefined) this.frozen = data.frozen;
    if (data.moveEveryMs !== undefined) this.moveEveryMs = data.moveEveryMs;
    if (data.moveAll !== undefined) this.moveAll = data.moveAll;
    if (data.rateShape !== undefined) this.rateShape = data.rateShape;
    if (data.postShape !== undefined) this.postShape = data.postShape;
    if (data.currencies !== undefined) this.rates = openingRates(data.currencies, this.options.now());
  }

  /** What the switches stand at. */
  data() {
    return {
      currencies: this.givenRates?.length ?? this.rates.length,
      ratesReplaced: this.givenRates !== null,
      postsReplaced: this.givenPosts !== null,
      posts: this.postCount(),
      postPages: Math.max(1, Math.ceil(this.postCount() / postsPerPage)),
      frozen: this.frozen,
      moveEveryMs: this.moveEveryMs,
      moveAll: this.moveAll,
      rateShape: this.rateShape,
      postShape: this.postShape,
    };
  }

  /** Moves the rates now, frozen or not. */
  step(times = 1): void {
    for (let left = Math.min(times, mostSteps); left > 0; left--) {
      moveRates(this.rates, this.options.now(), this.random, this.moveAll);
    }
    this.lastMove = this.options.now();
  }

  // Rates move when they are looked at: no timer keeps a process alive, and a fixed clock gives fixed rates.
  private advance(): void {
    const now = this.options.now();
    const due = Math.floor((now - this.lastMove) / this.moveEveryMs);
    if (due <= 0) return;
    if (!this.frozen) {
      for (let index = Math.max(0, due - mostSteps); index < due; index++) {
        moveRates(this.rates, this.lastMove + (index + 1) * this.moveEveryMs, this.random, this.moveAll);
      }
    }
    this.lastMove += due * this.moveEveryMs;
  }

  /** Rows of `GET /api/exchange-rates`. */
  rateRows(origin: string): unknown[] {
    if (this.givenRates) return [...this.givenRates];
    this.advance();
    const rows = this.rates.map((rate, index) => rateRow(rate, index, origin));
    return reshape(rows, this.rateShape, this.options.now());
  }

  absurdRates(origin: string): unknown[] {
    return absurdRateRows(this.rateRows(origin));
  }

  absurdPosts(origin: string): unknown[] {
    return absurdPosts(this.ownPosts.map((post) => withOrigin(post, origin)));
  }

  private posts(): readonly (Post | Record<string, unknown>)[] {
    return this.givenPosts ?? this.ownPosts;
  }

  private postCount(): number {
    return this.postPages === null ? this.posts().length : this.postPages * postsPerPage;
  }

  // With more pages than posts, the posts repeat under ids above those of the originals.
  private postAt(index: number, origin: string): Post | Record<string, unknown> | undefined {
    const count = this.posts().length;
    const own = this.ownPosts[index % count];
    const post = this.givenPosts ? this.givenPosts[index % count] : own && withOrigin(own, origin);
    if (!post || index < count) return post;
    return { ...post, id: repeatedId(index), title: `${String(post.title)} (${index + 1})` };
  }

  /** `GET /api/posts`. */
  postPage(page: number, origin: string): Record<string, unknown> {
    const total = this.postCount();
    const rows = Array.from({ length: postsPerPage }, (_, offset) => (page - 1) * postsPerPage + offset)
      .filter((index) => index < total)
      .map((index) => this.postAt(index, origin));
    return paginate(rows, page, total, `${origin}/api/posts`);
  }

  /** `GET /api/posts/{id}`; undefined when there is none. */
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
   * Replaces all faults; requests that hang are answered.
   *
   * @throws ZodError when one has another shape than `faultSchema`
   */
  setFaults(...faults: readonly FaultInput[]): void {
    this.active = faults.map((fault) => faultSchema.parse(fault));
    this.release();
  }

  /** Adds a fault behind those that are there; the first one that fits a request is the one it meets. */
  addFault(fault: FaultInput): void {
    this.active.push(faultSchema.parse(fault));
  }

  clearFaults(): void {
    this.setFaults();
  }

  /** The fault that a request to this target meets; a counted one is used up by it. */
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

  /** Resolves when faults are next cleared or replaced, or when `signal` aborts. */
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

  /** Notes a request; call the returned function once when it is over. */
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
    if (log.requests.length > keptRequests) log.requests.shift();
    return {
      entry,
      over: () => {
        log.inFlight -= 1;
      },
    };
  }

  /** Everything as it was at the start. */
  reset(): void {
    this.resetData();
    this.clearFaults();
    this.resetRequests();
  }
}

const repeatedId = (index: number) => 1_000_000 + index;
