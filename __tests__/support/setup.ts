import "@testing-library/jest-dom";

import { loadStrings } from "../../src/strings/load-strings";
import { addBrowserParts } from "./browser";

// Globals that Gatsby's <Link> needs.
Object.assign(globalThis, {
  __BASE_PATH__: "",
  __PATH_PREFIX__: "",
  __TRAILING_SLASH__: "never",
  ___loader: { enqueue: () => undefined, hovering: () => undefined },
});

if (typeof window !== "undefined") addBrowserParts();

beforeAll(() => loadStrings("en"));

// Before each test, so that an `afterEach` can count the timers that a test leaves.
beforeEach(() => jest.useRealTimers());
