/** @jest-environment node */
import { createSampleApi } from "../../sample-api/create-sample-api";
import { faultKinds, type FaultInput, type FaultKind, type Target } from "../../sample-api/faults";
import type { rateShapes } from "../../sample-api/rates";
import { postShapes } from "../../sample-api/state";
import { check, impatient, linesOf } from "./support";

// Ahead by more than the newest rate's age, so that it is of today also at midnight.
const api = createSampleApi({ now: () => Date.now() + 25_000 });
let origin = "";

const image = (origin: string) => `${origin}/storage/posts/travel-budgeting.jpg`;

beforeAll(async () => {
  ({ origin } = await api.listen());
});
beforeEach(() => {
  api.state.reset();
  const posts = [{ id: 7, title: "An article", body: "<p>Text</p>", image: image(origin) }];
  api.state.setData({ currencies: 6, posts });
});
afterAll(() => api.close());

/** Compares all findings, so that no fault raises a false alarm elsewhere. */
const expectLines = async (expected: readonly string[], options = {}) =>
  expect(linesOf(await check(origin, options))).toEqual(
    expected.map((line) => expect.stringMatching(`^${line}`)),
  );

const limitsFor = (kind: FaultKind) =>
  ["delay", "hang", "stall"].includes(kind) ? { limits: impatient } : {};

const extra: Partial<Record<FaultKind, Partial<FaultInput>>> = {
  delay: { delayMs: 1_500 },
  redirect: { location: "https://other.example/login" },
};

/** What the check says of each fault of a call. */
const calls: Record<FaultKind, string | undefined> = {
  status: "error Status 500",
  delay: "warning The answer took [12].\\d s",
  hang: "error No answer within 2 s",
  stall: "error The answer does not end: \\S+ \\w+ came in 2 s",
  cut: "error The answer breaks off after",
  refuse: "error The connection is refused or broken",
  malformed: "error The JSON breaks off after",
  torn: "error The JSON breaks off after",
  "not-array": undefined,
  empty: undefined,
  "missing-fields": undefined,
  redirect: "error It redirects to https://other.example/login, which is another origin",
  // Articles may be cached.
  cached: undefined,
};

const special: Partial<Record<Target, Partial<Record<FaultKind, readonly string[]>>>> = {
  rates: {
    "not-array": ["error The answer is not a list"],
    empty: ["error The list is empty"],
    "missing-fields": [
      "error Rows without a currency_code",
      "error Figures that are not read",
      "error Times that are not read",
      "error Rows without the field",
      "warning Codes that do not begin with a code of ISO 4217",
      "warning Picture addresses that are not http",
    ],
    cached: ["error A cache has kept the answer for 600 s"],
  },
  posts: {
    "not-array": ["error No list of articles under data"],
    empty: ["warning There are no articles"],
    "missing-fields": [
      "error Articles whose id is not read",
      "error Articles whose title is not read",
      "warning Articles whose image is not read",
      'warning total is "many", but 6 is shown',
      "warning to is {}, but 6 is shown",
    ],
  },
  post: {
    "not-array": ["error Articles whose title is not read"],
    empty: ["error Articles whose title is not read"],
    "missing-fields": ["error Articles whose title is not read"],
  },
};

const names: Partial<Record<Target, string>> = { rates: "Rates", posts: "Articles", post: "Article" };

it.each(
  Object.entries(names).flatMap(([target, name]) =>
    faultKinds.map((kind) => [target as Target, kind, name] as const),
  ),
)("names the fault of %s: %s", async (target, kind, name) => {
  const call = calls[kind];
  const said = special[target]?.[kind] ?? (call ? [call] : []);
  // The malformed posts are among the sample's own.
  if (kind === "missing-fields") api.state.setData({ posts: null });
  api.state.setFaults({ target, kind, ...extra[kind] });
  await expectLines(
    said.map((line) => `${name} ${line}`),
    limitsFor(kind),
  );
});

const pictures: Record<FaultKind, string | undefined> = {
  status: "error Pictures with another status than 200",
  delay: "warning Pictures of more than 1 MB, or slow ones",
  hang: "error Pictures that do not arrive. No answer",
  stall: "error Pictures that do not arrive. The answer does not end",
  cut: "error Pictures that do not arrive. The answer breaks off",
  refuse: "error Pictures that do not arrive. The connection is refused",
  malformed: "error Pictures that break off or are damaged",
  torn: "error Pictures that break off or are damaged",
  "not-array": "error Pictures with a content type of no picture",
  empty: "error Pictures with a content type of no picture",
  "missing-fields": undefined,
  redirect: "error Pictures that do not arrive. It redirects to https://other.example/login",
  cached: undefined,
};

it.each(
  (["flags", "images"] as const).flatMap((target) => faultKinds.map((kind) => [target, kind] as const)),
)("names the fault of %s: %s", async (target, kind) => {
  api.state.setData({ currencies: 1 });
  api.state.setFaults({ target, kind, ...extra[kind] });
  const said = pictures[kind];
  await expectLines(said ? [`Pictures ${said}`] : [], limitsFor(kind));
});

it.each([
  [401, undefined, "Status 401"],
  [429, undefined, "Status 429, without Retry-After"],
  [429, 30, 'Status 429, Retry-After: "30"$'],
  [503, undefined, "Status 503"],
])("names status %s with Retry-After %s", async (status, seconds, said) => {
  api.state.setFaults({ target: "rates", kind: "status", status, seconds });
  await expectLines([`Rates error ${said}`]);
});

const shapes: Record<(typeof rateShapes)[number], readonly string[]> = {
  plain: [],
  old: ["warning The newest rate is of another day"],
  "one-old": ["warning Rows that were set on an earlier day"],
  future: ["error Times in the future"],
  "same-code": [],
  suffixed: [],
  "per-hundred": ["error Figures that are more than 5 times"],
  formatted: ["error Figures that are not read"],
  unreadable: ["error Figures that are not read"],
  implausible: ["error sell_rate more than 1.5 times buy_rate"],
};

it.each(Object.entries(shapes))("names what is wrong with rates that are %s", async (rateShape, said) => {
  api.state.setData({ rateShape: rateShape as (typeof rateShapes)[number] });
  await expectLines(said.map((line) => `Rates ${line}`));
});

it.each(postShapes)("is quiet about a healthy API with posts that are %s, twice", async (postShape) => {
  api.state.setData({ postShape, posts: null, currencies: 34 });
  for (let times = 0; times < 2; times += 1)
    expect(await check(origin)).toMatchObject({ errors: 0, warnings: 0, exitCode: 0 });
});

it("sends no token, and says 2 where nothing answers", async () => {
  await check(origin);
  const { rates, posts, post } = api.state.requests();
  expect(
    [rates, posts, post].flatMap(({ requests }) => requests.map(({ authorization }) => authorization)),
  ).toEqual([null, null, null]);
  api.state.setFaults({ kind: "refuse" });
  expect(await check(origin)).toMatchObject({ exitCode: 2 });
});
