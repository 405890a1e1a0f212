/** Origin of the fake API, not the page's. */
const API_ORIGIN = "https://api.example";

interface SeenRequest {
  /** Path with query. */
  readonly path: string;
  readonly url: string;
  readonly init: RequestInit;
}

type Answer = (request: SeenRequest) => Promise<Response>;

/**
 * Replaces `fetch`: records requests, answers the paths that a test defines, and fails the test on any other. It is not a mock
 * server, because streams and event-loop turns of a server stop with fake timers.
 */
class FakeApi {
  readonly requests: SeenRequest[] = [];
  readonly unexpected: string[] = [];
  private readonly answers = new Map<string, Answer>();

  /** Answers a path, query included, from now on. */
  on(path: string, answer: Answer): void {
    this.answers.set(path, answer);
  }

  /** Returns the number of requests of a path, or of all paths. */
  count(path?: string): number {
    return this.requests.filter((request) => path === undefined || request.path === path).length;
  }

  /** Removes requests and answers. */
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

/** Answers with JSON. */
export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  async () =>
    Response.json(body, { status, headers });

/** Answers with an HTML page, as a web server or captive portal does. */
export const html =
  (status: number): Answer =>
  async () =>
    new Response("<!doctype html><title>Server Error</title>", {
      status,
      headers: { "Content-Type": "text/html" },
    });

/** Rejects as `fetch` does without a network. */
export const refused = (): Answer => () => Promise.reject(new TypeError("Failed to fetch"));

/** Never answers. */
export const hangs = (): Answer => () => new Promise(() => undefined);

/** Sends headers at once and a body that never ends. */
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

/** Sends half a body, then breaks the connection. */
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

/** @param ms delay of the answer in (fake) milliseconds */
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
