import { screen, waitFor } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";

import { askForPassword, passwordLinkIn } from "../../cms/invitation";

describe("passwordLinkIn", () => {
  it.each([
    ["#invite_token=a-b_1", { kind: "invite", token: "a-b_1" }],
    ["#/recovery_token=xyz", { kind: "recovery", token: "xyz" }],
    ["#/collections/company", undefined],
    ["", undefined],
    ["#invite_token=", undefined],
  ])("reads %j", (hash, link) => {
    expect(passwordLinkIn(hash)).toEqual(link);
  });
});

describe("askForPassword", () => {
  const asked: [path: string, method: string | undefined, body: unknown, token: string | null][] = [];
  const done = jest.fn();

  beforeEach(() => {
    done.mockClear();
    asked.length = 0;
    jest.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
      const token = new Headers(init?.headers).get("Authorization");
      asked.push([String(input), init?.method, JSON.parse(String(init?.body)), token]);
      return Promise.resolve(Response.json({ access_token: "session" }));
    });
  });

  const choose = async (): Promise<void> => {
    await userEvent.type(screen.getByLabelText(/^Password/), "correct horse");
    await userEvent.click(screen.getByRole("button", { name: "Save the password" }));
  };

  it("accepts an invitation with the password", async () => {
    askForPassword({ kind: "invite", token: "abc" }, done);
    await choose();
    expect(asked).toEqual([
      [
        "/.netlify/identity/verify",
        "POST",
        { type: "signup", token: "abc", password: "correct horse" },
        null,
      ],
    ]);
  });

  it("changes a forgotten password with the token's session", async () => {
    askForPassword({ kind: "recovery", token: "abc" }, done);
    await choose();
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked).toEqual([
      ["/.netlify/identity/verify", "POST", { type: "recovery", token: "abc" }, null],
      ["/.netlify/identity/user", "PUT", { password: "correct horse" }, "Bearer session"],
    ]);
  });

  const checkConnection = "The password could not be set. Check your connection and try again.";
  it.each([
    ["cannot be sent", () => Promise.reject(new TypeError("Failed to fetch")), checkConnection],
    ["gets half a response", () => Promise.resolve(new Response('{"access_')), checkConnection],
    [
      "is refused",
      () => Promise.resolve(new Response(null, { status: 404 })),
      "This link has been used already, or has expired. Ask for a new one.",
    ],
    [
      "fails on the server",
      () => Promise.resolve(new Response(null, { status: 500 })),
      "The password could not be set. Try again in a few minutes.",
    ],
  ])("says what to do when the request %s", async (_, answer, sentence) => {
    jest.mocked(fetch).mockImplementation(answer);
    askForPassword({ kind: "invite", token: "abc" }, done);
    await choose();
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(sentence));
    expect(done).not.toHaveBeenCalled();
  });
});
