import { html } from "hono/html";
import { describeFault, faultKinds, faultSentences, targets, type FaultInput } from "./faults";
import { rateShapes } from "./rates";
import { postShapes, type SampleApiState } from "./state";

const presets: readonly (readonly [string, FaultInput])[] = [
  ["Rates: 500", { target: "rates", kind: "status", status: 500 }],
  ["Rates: 500, once", { target: "rates", kind: "status", status: 500, count: 1 }],
  ["Rates: 401", { target: "rates", kind: "status", status: 401 }],
  ["Rates: 429, Retry-After 30 s", { target: "rates", kind: "status", status: 429, seconds: 30 }],
  ["Rates: 429", { target: "rates", kind: "status", status: 429 }],
  ["Rates: cached for 10 min", { target: "rates", kind: "cached", seconds: 600 }],
  ["Rates: refused", { target: "rates", kind: "refuse" }],
  ["Rates: hang", { target: "rates", kind: "hang" }],
  ["Rates: 9 s late", { target: "rates", kind: "delay", delayMs: 9000 }],
  ["Rates: 2 s late", { target: "rates", kind: "delay", delayMs: 2000 }],
  ["Rates: not JSON", { target: "rates", kind: "malformed" }],
  ["Rates: not an array", { target: "rates", kind: "not-array" }],
  ["Rates: empty", { target: "rates", kind: "empty" }],
  ["Rates: absurd rows", { target: "rates", kind: "missing-fields" }],
  ["Flags: 404", { target: "flags", kind: "status", status: 404 }],
  ["Articles: 500", { target: "posts", kind: "status", status: 500 }],
  ["Articles: 3 s late", { target: "posts", kind: "delay", delayMs: 3000 }],
  ["Articles: empty", { target: "posts", kind: "empty" }],
  ["One article: 404", { target: "post", kind: "status", status: 404 }],
  ["One article: 500", { target: "post", kind: "status", status: 500 }],
  ["Everything: refused", { target: "all", kind: "refuse" }],
];

const fields = (values: object) =>
  Object.entries(values).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );

const button = (action: string, label: string, values: object = {}) =>
  html`<form method="post" action="/sample-api/${action}">${fields(values)}<button>${label}</button></form>`;

const input = (name: string, label: string, placeholder: string) =>
  html`<label>${label} <input name="${name}" placeholder="${placeholder}" /></label>`;

const select = <Value extends string>(
  name: string,
  label: string,
  values: readonly Value[],
  describe: (value: Value) => string = (value) => value,
) =>
  html`<label>
    ${label}
    <select name="${name}">
      ${values.map((value) => html`<option value="${value}">${describe(value)}</option>`)}
    </select>
  </label>`;

/** Returns a page of plain forms, without scripts: the switches, their settings, and the requests so far. */
export function controlPage(state: SampleApiState) {
  const { currencies, frozen, postPages, rateShape, postShape } = state.data();
  const active = state.faults();
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Sample API switches</title>
        <style>
          body {
            max-width: 60rem;
            margin: 2rem auto;
            padding: 0 1rem;
            font: 1rem/1.5 system-ui;
          }
          form {
            display: inline-block;
            margin: 0 0.25rem 0.5rem 0;
          }
          label {
            display: block;
          }
          button,
          input,
          select {
            max-width: 100%;
            min-height: 2.5rem;
            font: inherit;
          }
          .on {
            padding-left: 1rem;
            border-left: 4px solid #b3261e;
          }
          td,
          th {
            padding-right: 1rem;
            text-align: left;
          }
        </style>
      </head>
      <body>
        <h1>Sample API switches</h1>
        <p>
          The site: <a href="${state.site}/">landing page</a>, <a href="${state.site}/kurs">rates board</a>,
          <a href="${state.site}/artikel">articles</a>. The API:
          <a href="/api/exchange-rates?paginate=false">rates</a>,
          <a href="/api/posts?paginate=true&amp;page=1">posts</a>, <a href="/api/posts/1">one post</a>.
        </p>
        <h2>Faults</h2>
        ${
          active.length === 0
            ? html`<p>None: every response is good.</p>`
            : html`<div class="on">
                <p>The first line that matches a request applies:</p>
                <ol>
                  ${active.map((fault) => html`<li><b>${fault.target}</b>: ${describeFault(fault)}</li>`)}
                </ol>
                ${button("clear", "Clear all faults")}
              </div>`
        }
        <p>Replace the list by one of these:</p>
        <p>${presets.map(([label, fault]) => button("only", label, fault))}</p>
        <p>Or add any other:</p>
        <form method="post" action="/sample-api/faults">
          ${select("target", "Requests for", ["all", ...targets])}
          ${select("kind", "What they do", faultKinds, (kind) => `${kind}: ${faultSentences[kind]}`)}
          ${input("status", "Status", "500")} ${input("seconds", "Retry-After or Age, s", "none")}
          ${input("delayMs", "Wait first, ms", "0")} ${input("count", "Number of requests", "until cleared")}
          ${input("location", "Location", "for redirect")}
          <button>Add this fault</button>
        </form>
        <h2>Data</h2>
        <p>
          ${currencies} currencies; rates ${frozen ? "stand still" : "move every 15 seconds"}; ${postPages}
          pages of posts. Shape of rates: ${rateShape}; of posts: ${postShape}.
        </p>
        <p>
          ${button("step", "Move the rates now")}
          ${frozen ? button("data", "Let the rates move", { frozen: "false" }) : button("data", "Freeze the rates", { frozen: "true" })}
          ${[24, 30, 36, 60, 300].map((count) => button("data", `${count} currencies`, { currencies: count }))}
          ${[1, 3, 12, 10_000].map((count) => button("data", `Posts on ${count} ${count === 1 ? "page" : "pages"}`, { postPages: count }))}
          ${rateShapes.map((shape) => button("data", `Rates: ${shape}`, { rateShape: shape }))}
          ${postShapes.map((shape) => button("data", `Posts: ${shape}`, { postShape: shape }))}
          ${button("reset", "Reset everything")}
        </p>
        <h2>Requests so far</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">For</th>
              <th scope="col">Requests</th>
              <th scope="col">Most at once</th>
              <th scope="col">Latest</th>
            </tr>
          </thead>
          <tbody>
            ${targets.map((target) => {
              const { count, maxInFlight, requests } = state.requests()[target];
              const latest = requests.at(-1);
              return html`<tr>
                <td>${target}</td>
                <td>${count}</td>
                <td>${maxInFlight}</td>
                <td>
                  ${latest ? `${latest.at} ${latest.method} ${latest.url}: ${latest.status ?? "no answer"}` : ""}
                </td>
              </tr>`;
            })}
          </tbody>
        </table>
        <p>
          As JSON: <a href="/sample-api/requests">requests</a>, <a href="/sample-api/faults">faults</a>,
          <a href="/sample-api/data">data</a>.
        </p>
      </body>
    </html>`;
}
