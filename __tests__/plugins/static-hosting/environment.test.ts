/** @jest-environment node */
import { onPreInit } from "../../../plugins/gatsby-plugin-static-hosting/gatsby-node";
import {
  BuildError,
  readEnvironment,
  siteUrlForConfig,
} from "../../../plugins/gatsby-plugin-static-hosting/environment";

it("treats empty variables as not set", () => {
  const unset = { GATSBY_API_URL: "", SITE_URL: "", GATSBY_IMAGE_ORIGINS: "", GATSBY_SERVICE_WORKER: "" };
  expect(readEnvironment(unset)).toEqual(readEnvironment({}));
  expect(siteUrlForConfig(unset)).toBeUndefined();
});

it("reads origins with a trailing slash or surrounding spaces", () => {
  expect(
    readEnvironment({
      GATSBY_API_URL: " https://api.example/ ",
      SITE_URL: "https://www.example/",
      GATSBY_IMAGE_ORIGINS: "https://cdn.example, https://flags.example/",
      FRAME_ANCESTORS: "https://signage.example https://hotel.example",
      ARTICLES: "required",
    }),
  ).toEqual({
    apiOrigin: "https://api.example",
    siteUrl: "https://www.example",
    imageOrigins: ["https://cdn.example", "https://flags.example"],
    frameAncestors: ["https://signage.example", "https://hotel.example"],
    keepsOffline: true,
    requiresArticles: true,
  });
});

it("includes the service worker unless it is switched off", () => {
  expect(readEnvironment({}).keepsOffline).toBe(true);
  expect(readEnvironment({ GATSBY_SERVICE_WORKER: "off" }).keepsOffline).toBe(false);
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
});

it.each([
  [
    { ARTICLES: "yes", GATSBY_API_URL: "https://api.example" },
    'ARTICLES is "yes". Set it to required for a build that fails without them, or leave it out.',
  ],
  [
    { ARTICLES: "required" },
    "ARTICLES is required, but GATSBY_API_URL does not say where they are. Set it to the API's address.",
  ],
])("rejects %j", (settings, message) => {
  expect(() => readEnvironment(settings)).toThrow(message);
});

it.each(["false", " off"])("rejects GATSBY_SERVICE_WORKER=%s", (value) => {
  expect(() => readEnvironment({ GATSBY_SERVICE_WORKER: value })).toThrow(
    `GATSBY_SERVICE_WORKER is "${value}". Set it to off for a site without the offline copy, or leave it out.`,
  );
});

it("leaves out a malformed SITE_URL for Gatsby", () => {
  expect(siteUrlForConfig({ SITE_URL: "nonsense" })).toBeUndefined();
  expect(siteUrlForConfig({ SITE_URL: "https://www.example" })).toBe("https://www.example");
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

it("takes the site's address from Netlify, unless SITE_URL names another", () => {
  const netlify = { NETLIFY: "true", URL: "https://changer.netlify.app" };
  expect(siteUrlForConfig(netlify)).toBe("https://changer.netlify.app");
  expect(readEnvironment(netlify).siteUrl).toBe("https://changer.netlify.app");
  expect(siteUrlForConfig({ ...netlify, SITE_URL: "https://www.example" })).toBe("https://www.example");
  // On other hosts a variable of that name may mean anything.
  expect(siteUrlForConfig({ URL: netlify.URL })).toBeUndefined();
});
