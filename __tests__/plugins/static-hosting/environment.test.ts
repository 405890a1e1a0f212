/** @jest-environment node */
import { onPreInit } from "../../../plugins/gatsby-plugin-static-hosting/gatsby-node";
import {
  BuildError,
  readEnvironment,
  siteUrlForConfig,
} from "../../../plugins/gatsby-plugin-static-hosting/environment";

const nothing = {
  apiOrigin: undefined,
  siteUrl: undefined,
  imageOrigins: [],
  frameAncestors: [],
  keepsOffline: true,
  requiresArticles: false,
};
const netlify = { NETLIFY: "true", URL: "https://changer.netlify.app" };

it.each([
  [{}, {}],
  [{ GATSBY_API_URL: "", SITE_URL: "", GATSBY_IMAGE_ORIGINS: "", GATSBY_SERVICE_WORKER: "" }, {}],
  [{ GATSBY_API_URL: " https://api.example/ " }, { apiOrigin: "https://api.example" }],
  [{ SITE_URL: "https://www.example/" }, { siteUrl: "https://www.example" }],
  [
    { GATSBY_IMAGE_ORIGINS: "https://cdn.example, https://flags.example/" },
    { imageOrigins: ["https://cdn.example", "https://flags.example"] },
  ],
  [
    { FRAME_ANCESTORS: "https://signage.example https://hotel.example" },
    { frameAncestors: ["https://signage.example", "https://hotel.example"] },
  ],
  [{ GATSBY_SERVICE_WORKER: "off" }, { keepsOffline: false }],
  [
    { ARTICLES: "required", GATSBY_API_URL: "https://api.example" },
    { apiOrigin: "https://api.example", requiresArticles: true },
  ],
  [netlify, { siteUrl: "https://changer.netlify.app" }],
  [{ ...netlify, SITE_URL: "https://www.example" }, { siteUrl: "https://www.example" }],
  // On other hosts a variable of that name may mean anything.
  [{ URL: netlify.URL }, {}],
])("reads %j", (settings, expected) => {
  const read = readEnvironment(settings);
  expect(read).toEqual({ ...nothing, ...expected });
  expect(siteUrlForConfig(settings)).toBe(read.siteUrl);
});

it.each([
  ["SITE_URL", "www.example"],
  ["SITE_URL", "ftp://www.example"],
  ["GATSBY_API_URL", "https://api.example/v1"],
  ["GATSBY_API_URL", "https://api.example/?key=1"],
  ["GATSBY_API_URL", "https://me@api.example"],
  ["GATSBY_API_URL", "https:/api.example"],
  // A semicolon would end the CSP directive.
  ["GATSBY_API_URL", "https://api.example;evil"],
  ["GATSBY_IMAGE_ORIGINS", "https://cdn.example nonsense"],
  ["FRAME_ANCESTORS", "https://*"],
])("rejects %s=%s and suggests a value", (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(BuildError);
  expect(() => readEnvironment({ [name]: value })).toThrow(
    /^\w+ is ".*"\. Set it to an address such as https:\/\/\w+\.example: with https:\/\/, without a path\.$/,
  );
  // Gatsby reads it before the plugins can report it.
  expect(siteUrlForConfig({ [name]: value })).toBeUndefined();
});

it.each([
  [
    { ARTICLES: "yes" },
    'ARTICLES is "yes". Set it to required for a build that fails without them, or leave it out.',
  ],
  [
    { ARTICLES: "required" },
    "ARTICLES is required, but GATSBY_API_URL does not say where they are. Set it to the API's address.",
  ],
  [
    { GATSBY_SERVICE_WORKER: " off" },
    'GATSBY_SERVICE_WORKER is " off". Set it to off for a site without the offline copy, or leave it out.',
  ],
])("rejects %j", (settings, message) => {
  expect(() => readEnvironment(settings)).toThrow(new BuildError(message));
});

it.each([
  ["production", { GATSBY_API_URL: "https://api.example" }, true],
  ["production", {}, true],
  ["production", { SITE_URL: "https://www.example" }, false],
  ["development", {}, false],
])("a %s build with %j warns about its address: %s", (mode, env, warns) => {
  jest.replaceProperty(process, "env", { NODE_ENV: mode, ...env } as NodeJS.ProcessEnv);
  const warn = jest.fn();
  void onPreInit?.({ reporter: { warn } } as never, {} as never, () => undefined);
  expect(warn.mock.calls.flat().join()).toMatch(warns ? /^SITE_URL is not set: / : /^$/);
});
