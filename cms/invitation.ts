/**
 * Sets the password for invitations and password resets that Netlify Identity sends by e-mail. Decap CMS has no page for it,
 * and Netlify's widget comes from another origin. See https://github.com/netlify/gotrue#endpoints.
 */

const identity = "/.netlify/identity";

export interface PasswordLink {
  readonly kind: "invite" | "recovery";
  readonly token: string;
}

/** Returns the kind and token of a hash such as "#invite_token=…", or undefined. */
export function passwordLinkIn(hash: string): PasswordLink | undefined {
  const [, kind, token] = /^#\/?(invite|recovery)_token=([\w-]+)$/.exec(hash) ?? [];
  return token && (kind === "invite" || kind === "recovery") ? { kind, token } : undefined;
}

/** @throws Error with a sentence for people */
async function call(path: string, method: string, body: object, token?: string): Promise<unknown> {
  const unreachable = (): never => {
    throw new Error("The password could not be set. Check your connection and try again.");
  };
  const response = await fetch(identity + path, {
    method,
    headers: { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  }).catch(unreachable);
  if (response.status === 404 || response.status === 401) {
    throw new Error("This link has been used already, or has expired. Ask for a new one.");
  }
  if (!response.ok) throw new Error("The password could not be set. Try again in a few minutes.");
  return response.json().catch(unreachable);
}

/** @throws Error with a sentence for people */
async function setPassword({ kind, token }: PasswordLink, password: string): Promise<void> {
  if (kind === "invite") {
    await call("/verify", "POST", { type: "signup", token, password });
    return;
  }
  const session = await call("/verify", "POST", { type: "recovery", token });
  await call("/user", "PUT", { password }, String(Object(session).access_token));
}

const page = `
  <form style="max-width:20rem;margin:15vh auto;font:16px/1.5 system-ui;display:grid;gap:.75rem">
    <h1 style="font-size:1.25rem;margin:0">Choose a password</h1>
    <label>Password, at least 10 characters
      <input type="password" autocomplete="new-password" minlength="10" required
        style="display:block;width:100%;box-sizing:border-box;padding:.6rem;font:inherit">
    </label>
    <button style="padding:.6rem;font:inherit">Save the password</button>
    <p role="alert"></p>
  </form>`;

/**
 * Replaces the page by a form for a new password.
 *
 * @param done called once the password is set
 */
export function askForPassword(link: PasswordLink, done: () => void): void {
  document.body.innerHTML = page;
  const [form, input, answer] = ["form", "input", "p"].map((name) => document.querySelector(name));
  if (!(input instanceof HTMLInputElement) || !form || !answer) return;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    setPassword(link, input.value).then(
      done,
      (error: unknown) => (answer.textContent = error instanceof Error ? error.message : String(error)),
    );
  });
}
