import { editorHeaders, readBackend } from "../../cms/backend";

describe("readBackend", () => {
  it.each([{}, { ADMIN_REPOSITORY: " " }])("builds without the form for %j", (env) => {
    expect(readBackend(env)).toBeUndefined();
  });

  it("uses a GitHub repository", () => {
    const env = { ADMIN_REPOSITORY: "company/website" };
    expect(readBackend(env)).toEqual({ name: "github", repo: "company/website", branch: "main" });
    const other = { ...env, ADMIN_BRANCH: "content", ADMIN_AUTH_URL: "https://login.example/" };
    expect(readBackend(other)).toMatchObject({ branch: "content", base_url: "https://login.example" });
  });

  it.each([
    [
      { ADMIN_REPOSITORY: "https://github.com/a/b" },
      'ADMIN_REPOSITORY is "https://github.com/a/b". Set it to the repository, such as company/website.',
    ],
    [
      { ADMIN_REPOSITORY: "a/b", ADMIN_AUTH_URL: "login" },
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
