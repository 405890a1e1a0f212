import {
  EnvironmentError,
  readEnvironment,
  siteUrlForConfig,
  siteUrlWarning,
} from "../../../plugins/gatsby-plugin-static-hosting/environment";

it("takes variables that a CI service passes on empty as not given", () => {
  const unset = { GATSBY_API_URL: "", SITE_URL: "", GATSBY_IMAGE_ORIGINS: "", GATSBY_SERVICE_WORKER: "" };
  expect(readEnvironment(unset)).toEqual(readEnvironment({}));
  expect(siteUrlForConfig(unset)).toBe("http://localhost:8000");
});

it("reads origins with or without a last slash and with spaces around them", () => {
  expect(
    readEnvironment({
      GATSBY_API_URL: " https://api.example/ ",
      SITE_URL: "https://www.example/",
      GATSBY_IMAGE_ORIGINS: "https://cdn.example, https://flags.example/",
      FRAME_ANCESTORS: "https://signage.example https://hotel.example",
    }),
  ).toEqual({
    apiOrigin: "https://api.example",
    siteUrl: "https://www.example",
    imageOrigins: ["https://cdn.example", "https://flags.example"],
    frameAncestors: ["https://signage.example", "https://hotel.example"],
    keepsOffline: true,
  });
});

it("is without the offline copy only where that is said", () => {
  expect(readEnvironment({}).keepsOffline).toBe(true);
  expect(readEnvironment({ GATSBY_SERVICE_WORKER: "off" }).keepsOffline).toBe(false);
});

it.each([
  ["SITE_URL", "www.example", /SITE_URL is "www\.example", which is no web address.*https:\/\/www\.example/],
  ["SITE_URL", "ftp://www.example", /must begin with https:\/\//],
  ["GATSBY_API_URL", "https://api.example/v1", /origin alone, without a path: https:\/\/api\.example$/],
  ["GATSBY_API_URL", "https://api.example/?key=1", /origin alone/],
  ["GATSBY_API_URL", "https://api.example/#rates", /origin alone/],
  ["GATSBY_API_URL", "https://me@api.example", /origin alone/],
  // Addresses to a parser, but not to who puts a path behind them.
  [
    "GATSBY_API_URL",
    "https:/api.example",
    /Check its slashes and signs: .*https:\/\/api\.example is expected/,
  ],
  ["GATSBY_API_URL", "https:api.example", /slashes and signs/],
  ["GATSBY_API_URL", "https:\\\\api.example", /slashes and signs/],
  ["GATSBY_API_URL", "https://api.example?", /slashes and signs/],
  ["GATSBY_API_URL", "https://api.example/#", /slashes and signs/],
  // It would end the directive of the policy that it stands in.
  ["GATSBY_API_URL", "https://api.example;evil", /slashes and signs/],
  ["GATSBY_API_URL", "https://:secret@api.example", /origin alone/],
  ["GATSBY_IMAGE_ORIGINS", "https://cdn.example nonsense", /GATSBY_IMAGE_ORIGINS is "nonsense"/],
  ["GATSBY_SERVICE_WORKER", "false", /GATSBY_SERVICE_WORKER is "false"\. Set it to off .*leave it out\.$/],
  ["GATSBY_SERVICE_WORKER", " off", /GATSBY_SERVICE_WORKER is " off"/],
])("says what is wrong with %s=%s", (name, value, message) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(EnvironmentError);
  expect(() => readEnvironment({ [name]: value })).toThrow(message);
});

it("leaves a wrong SITE_URL to be told in plain words, after Gatsby has read its configuration", () => {
  expect(siteUrlForConfig({ SITE_URL: "nonsense" })).toBe("http://localhost:8000");
  expect(siteUrlForConfig({ SITE_URL: "https://www.example" })).toBe("https://www.example");
});

it("asks for SITE_URL where a build against a real API would be published under localhost", () => {
  const forReal = { GATSBY_API_URL: "https://api.example" };
  expect(siteUrlWarning(forReal)).toMatch(
    /^SITE_URL is not set: .* http:\/\/localhost:8000\. .*https:\/\/www\.example\.$/,
  );
  expect(siteUrlWarning({ ...forReal, SITE_URL: "https://www.example" })).toBeUndefined();
  expect(siteUrlWarning({})).toBeUndefined();
});

it("takes the site's address from Netlify, unless SITE_URL names another", () => {
  const netlify = {
    NETLIFY: "true",
    URL: "https://changer.netlify.app",
    GATSBY_API_URL: "https://api.example",
  };
  expect(siteUrlForConfig(netlify)).toBe("https://changer.netlify.app");
  expect(readEnvironment(netlify).siteUrl).toBe("https://changer.netlify.app");
  expect(siteUrlWarning(netlify)).toBeUndefined();
  expect(siteUrlForConfig({ ...netlify, SITE_URL: "https://www.example" })).toBe("https://www.example");
  // Elsewhere a variable of that name may mean anything.
  expect(siteUrlForConfig({ URL: netlify.URL })).toBe("http://localhost:8000");
});
