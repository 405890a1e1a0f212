import { editorHeaders, localBackend, readBackend } from "../../cms/backend";

describe("readBackend", () => {
  it.each([{}, { ADMIN_BACKEND: "" }, { ADMIN_BACKEND: " off " }])(
    "builds without the form for %j",
    (env) => {
      expect(readBackend(env)).toBeUndefined();
    },
  );

  it("uses a GitHub repository, with Netlify's sign-in by default", () => {
    const env = { ADMIN_BACKEND: "github", ADMIN_REPOSITORY: "company/website" };
    expect(readBackend(env)?.config).toEqual({
      name: "github",
      repo: "company/website",
      branch: "main",
      base_url: "https://api.netlify.com",
    });
    const other = { ...env, ADMIN_BRANCH: "content", ADMIN_AUTH_URL: "https://login.example/" };
    expect(readBackend(other)?.config).toMatchObject({
      branch: "content",
      base_url: "https://login.example",
    });
  });

  it.each([
    [{ ADMIN_BACKEND: "gitlab" }, 'ADMIN_BACKEND is "gitlab". Set it to github'],
    [{ ADMIN_BACKEND: "github" }, 'ADMIN_REPOSITORY is "". With ADMIN_BACKEND=github set it'],
    [{ ADMIN_BACKEND: "github", ADMIN_REPOSITORY: "https://github.com/a/b" }, "ADMIN_REPOSITORY is"],
    [
      { ADMIN_BACKEND: "github", ADMIN_REPOSITORY: "a/b", ADMIN_AUTH_URL: "login" },
      'ADMIN_AUTH_URL is "login". Set it to an address such as https://login.example',
    ],
  ])("rejects %j and says what to set", (env, message) => {
    expect(() => readBackend(env)).toThrow(message);
  });
});

it("editorHeaders allow other origins only to the backend that needs them", () => {
  const backend = readBackend({ ADMIN_BACKEND: "github", ADMIN_REPOSITORY: "a/b" }) ?? localBackend;
  expect(editorHeaders(backend)["Content-Security-Policy"]).toMatch(
    /script-src 'self' 'unsafe-eval';.*connect-src [^;]*https:\/\/api\.github\.com/,
  );
  expect(editorHeaders(localBackend)["Content-Security-Policy"]).not.toContain("https:");
});
