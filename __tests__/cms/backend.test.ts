import { editorHeaders, readBackend } from "../../cms/backend";

describe("readBackend", () => {
  it.each([{}, { ADMIN_BACKEND: "" }, { ADMIN_BACKEND: " off " }])(
    "builds without the form for %j",
    (env) => {
      expect(readBackend(env)).toBeUndefined();
    },
  );

  it("uses a GitHub repository, with Netlify's sign-in by default", () => {
    const env = { ADMIN_BACKEND: "github", ADMIN_REPOSITORY: "company/website" };
    expect(readBackend(env)).toEqual({
      name: "github",
      repo: "company/website",
      branch: "main",
      base_url: "https://api.netlify.com",
    });
    const other = { ...env, ADMIN_BRANCH: "content", ADMIN_AUTH_URL: "https://login.example/" };
    expect(readBackend(other)).toMatchObject({
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

it("editorHeaders allow GitHub alone, and no compiled code", () => {
  const policy = editorHeaders["Content-Security-Policy"];
  expect(policy).toContain("script-src 'self';");
  expect(policy?.match(/https:[^ ;]*/g)).toEqual([
    "https://avatars.githubusercontent.com",
    "https://api.github.com",
  ]);
});
