/** Where the pretended API lives: another origin than the page's, as in production. */
export const API_ORIGIN = "https://api.example";

export interface SeenRequest {
  /** Path with query. */
  readonly path: string;
  readonly url: string;
  readonly init: RequestInit;
}

type Answer = (request: SeenRequest) => Promise<Response>;

/**
 * Stands in for `fetch`: answers the paths that a test has given answers for, notes every request, and fails the test
 * on any other. It is a stub and not a mock server, because tests of polling run on fake timers, and a server's own
 * streams and turns of the event loop stand still with them.
 */
class FakeApi {
  readonly requests: SeenRequest[] = [];
  readonly unexpected: string[] = [];
  private readonly answers = new Map<string, Answer>();

  /** Answers a path (with query, exactly) from now on. */
  on(path: string, answer: Answer): void {
    this.answers.set(path, answer);
  }

  /** How often a path was asked for; all paths together without one. */
  count(path?: string): number {
    return this.requests.filter((request) => path === undefined || request.path === path).length;
  }

  /** Everything seen so far is forgotten, answers included. */
  reset(): void {
    this.requests.length = 0;
    this.unexpected.length = 0;
    this.answers.clear();
  }

  readonly fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input);
    const path = url.pathname + url.search;
    const request: SeenRequest = { path, url: url.href, init };
    this.requests.push(request);
    const answer = this.answers.get(path);
    if (!answer) {
      this.unexpected.push(url.href);
      throw new TypeError(`Unexpected request: ${url.href}`);
    }
    const response = answer(request);
    return init.signal ? Promise.race([response, aborted(init.signal)]) : response;
  };
}

export const api = new FakeApi();

beforeEach(() => {
  process.env.GATSBY_API_URL = API_ORIGIN;
  api.reset();
  jest.spyOn(globalThis, "fetch").mockImplementation(api.fetch);
});

afterEach(() => {
  expect(api.unexpected).toEqual([]);
});

/** An answer in JSON, with status 200 unless said otherwise. */
export const json =
  (body: unknown, status = 200): Answer =>
  async () =>
    new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });

/** What a web server or a captive portal says: a page of HTML. */
export const html =
  (status: number): Answer =>
  async () =>
    new Response("<!doctype html><title>Server Error</title>", {
      status,
      headers: { "Content-Type": "text/html" },
    });

/** Text that claims to be JSON. */
export const text =
  (body: string): Answer =>
  async () =>
    new Response(body, { headers: { "Content-Type": "application/json" } });

/** Connection refused, name not resolved, no network: to the page they are all the same. */
export const refused = (): Answer => () => Promise.reject(new TypeError("Failed to fetch"));

/** Never answers. */
export const hangs = (): Answer => () => new Promise(() => undefined);

/** Answers with headers at once and a body that never ends. */
export const hangsInBody = (): Answer => async (request) =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('[{"currency_code":'));
        request.init.signal?.addEventListener("abort", () =>
          controller.error(new DOMException("", "AbortError")),
        );
      },
    }),
  );

/** Half an answer, then the connection breaks. */
export const cut = (): Answer => async () => {
  let isSent = false;
  return new Response(
    new ReadableStream({
      pull(controller) {
        if (isSent) controller.error(new TypeError("network error"));
        else controller.enqueue(new TextEncoder().encode('[{"currency_code":'));
        isSent = true;
      },
    }),
  );
};

/** Answers after `ms` milliseconds of (fake) time. */
export const slow =
  (ms: number, answer: Answer): Answer =>
  (request) =>
    new Promise((resolve) => setTimeout(() => resolve(answer(request)), ms));

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const give = () => reject(new DOMException("The operation was aborted.", "AbortError"));
    if (signal.aborted) give();
    signal.addEventListener("abort", give);
  });
}
