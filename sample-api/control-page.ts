import type { Hono } from "hono";
import { html } from "hono/html";
import { z } from "zod";
import type { Env } from "./answers";
import { postShapes, dataSchema } from "./data";
import { faultKinds, faultSchema, targets } from "./faults";
import { rateShapes } from "./rates";
import type { SampleApiState } from "./state";

/** Faults with settings. The fields are those of `faultSchema`. */
const presets = [
  "target=rates&kind=status&status=500&count=1",
  "target=rates&kind=status&status=401",
  "target=rates&kind=status&status=429&seconds=30",
  "target=rates&kind=delay&delayMs=9000",
  "target=posts&kind=delay&delayMs=3000",
  "target=post&kind=status&status=404",
  "target=flags&kind=status&status=404",
];

const settings: Readonly<Record<string, readonly (string | number | boolean)[]>> = {
  currencies: [24, 30, 36, 60, 300],
  postPages: [1, 3, 12, 10_000],
  rateShape: rateShapes,
  postShape: postShapes,
  frozen: [true, false],
  step: [1],
  reset: [true],
};

const path = "/sample-api/";

/** Returns a link to the request that sets a fault or the data. */
const link = (query: string, label: unknown) => html`<a href="${path}set?${query}">${label}</a> `;

/** Returns the page of links, without scripts. */
const page = (state: SampleApiState, site: string) => {
  const data = { ...state.data(), rates: undefined, posts: undefined };
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Sample API</title>
      </head>
      <body style="max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/2 system-ui">
        <h1>Sample API</h1>
        <p>
          The site: <a href="${site}/">landing page</a>, <a href="${site}/kurs">rates board</a>,
          <a href="${site}/artikel">articles</a>. The API:
          <a href="/api/exchange-rates?paginate=false">rates</a>,
          <a href="/api/posts?paginate=true&amp;page=1">posts</a>, <a href="/api/posts/1">one post</a>,
          <a href="${path}requests">requests so far</a>.
        </p>
        <h2>Faults</h2>
        <p>
          Now: <b>${state.faults().length > 0 ? JSON.stringify(state.faults()) : "none"}</b>.
          <a href="${path}set">Clear</a>
        </p>
        <p>${presets.map((query) => link(query, query))}</p>
        <ul>
          ${Object.entries(faultKinds).map(([kind, { does }]) => html`<li>${does}: ${["all", ...targets].map((target) => link(`target=${target}&kind=${kind}`, target))}</li>`)}
        </ul>
        <h2>Data</h2>
        <p>Now: <b>${JSON.stringify(data)}</b>.</p>
        <ul>
          ${Object.entries(settings).map(([name, values]) => html`<li>${name}: ${values.map((value) => link(`${name}=${String(value)}`, value))}</li>`)}
        </ul>
      </body>
    </html>`;
};

const resetSchema = z.strictObject({ reset: z.string() });
const stepSchema = z.strictObject({ step: z.coerce.number().int().min(1).max(10_000) });

/** Adds the page of faults, and the one request that sets a fault or the data. */
export function addControls(app: Hono<Env>, state: SampleApiState, site: string): void {
  app.use(`${path}*`, async (c, next) => {
    c.header("Cache-Control", "no-store");
    await next();
  });
  app.get("/sample-api", (c) => c.redirect(path, 308));
  app.get(path, (c) => c.html(page(state, site)));
  app.get(`${path}requests`, (c) => c.json(state.requests()));
  app.on(["GET", "PUT"], `${path}set`, async (c) => {
    const body = c.req.method === "PUT" ? z.record(z.string(), z.unknown()).parse(await c.req.json()) : {};
    const input: Readonly<Record<string, unknown>> = { ...c.req.query(), ...body };
    const has = (...names: readonly string[]) => names.some((name) => name in input);
    if (has("reset") && resetSchema.parse(input)) state.reset();
    else if (has("step")) state.step(stepSchema.parse(input).step);
    else if (has(...Object.keys(dataSchema.shape))) state.setData(dataSchema.parse(input));
    else if (Object.keys(input).length > 0) state.setFaults(faultSchema.parse(input));
    else state.clearFaults();
    return c.redirect(path, 303);
  });
  app.onError((error, c) => {
    if (error instanceof z.ZodError) return c.json({ message: z.prettifyError(error) }, 422);
    if (error instanceof SyntaxError) return c.json({ message: "The body is not JSON." }, 422);
    console.error(error);
    return c.json({ message: "Server Error" }, 500);
  });
}
