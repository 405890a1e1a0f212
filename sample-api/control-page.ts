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

const option = (value: string, label: string) => html`<option value="${value}">${label}</option>`;

/** A page of plain forms, without scripts: the switches, what is switched on, and what has been asked so far. */
export function controlPage(state: SampleApiState) {
  const { currencies, frozen, moveAll, postPages, rateShape, postShape } = state.data();
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
            font:
              1rem/1.5 system-ui,
              sans-serif;
            color: #10203a;
            background: #fffdf8;
          }
          form {
            display: inline-block;
            margin: 0 0.25rem 0.5rem 0;
          }
          form.wide {
            display: grid;
            grid-template-columns: 9rem minmax(0, 32rem);
            gap: 0.5rem;
            align-items: center;
          }
          form.wide button {
            grid-column: 2;
            justify-self: start;
          }
          button,
          input,
          select {
            max-width: 100%;
            min-height: 2.5rem;
            padding: 0 0.75rem;
            font: inherit;
          }
          .on {
            padding: 0.75rem 1rem;
            border-left: 4px solid #b3261e;
            background: #fdecea;
          }
          td,
          th {
            padding: 0.25rem 1rem 0.25rem 0;
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
            ? html`<p>None: every request is answered well.</p>`
            : html`<div class="on">
                <p>The first line that fits a request is what happens to it:</p>
                <ol>
                  ${active.map((fault) => html`<li><b>${fault.target}</b>: ${describeFault(fault)}</li>`)}
                </ol>
                ${button("clear", "Clear all faults")}
              </div>`
        }
        <p>One of these, instead of what is on:</p>
        <p>${presets.map(([label, fault]) => button("only", label, fault))}</p>
        <p>Or any other, in addition:</p>
        <form class="wide" method="post" action="/sample-api/faults">
          <label for="target">Requests for</label>
          <select id="target" name="target">
            ${["all", ...targets].map((target) => option(target, target))}
          </select>
          <label for="kind">What they do</label>
          <select id="kind" name="kind">
            ${faultKinds.map((kind) => option(kind, `${kind}: ${faultSentences[kind]}`))}
          </select>
          <label for="status">Status</label>
          <input id="status" name="status" inputmode="numeric" placeholder="500" />
          <label for="seconds">Retry-After or Age, s</label>
          <input id="seconds" name="seconds" inputmode="numeric" placeholder="none" />
          <label for="delayMs">Wait first, ms</label>
          <input id="delayMs" name="delayMs" inputmode="numeric" placeholder="0" />
          <label for="count">How many times</label>
          <input id="count" name="count" inputmode="numeric" placeholder="until cleared" />
          <label for="location">Location</label>
          <input id="location" name="location" placeholder="for redirect" />
          <button>Add this fault</button>
        </form>
        <h2>Data</h2>
        <p>
          ${currencies} currencies; rates
          ${frozen ? "stand still" : "move from time to time"}${moveAll ? ", all at once" : ""}; ${postPages}
          pages of posts. Shape of rates: ${rateShape}; of posts: ${postShape}.
        </p>
        <p>
          ${button("step", "Move the rates now")}
          ${frozen ? button("data", "Let the rates move", { frozen: "false" }) : button("data", "Freeze the rates", { frozen: "true" })}
          ${[24, 30, 36, 60, 300].map((count) => button("data", `${count} currencies`, { currencies: count }))}
          ${[1, 3, 12, 10_000].map((count) => button("data", `Posts on ${count} ${count === 1 ? "page" : "pages"}`, { postPages: count }))}
          ${rateShapes.map((shape) => button("data", `Rates: ${shape}`, { rateShape: shape }))}
          ${postShapes.map((shape) => button("data", `Posts: ${shape}`, { postShape: shape }))}
          ${button("reset", "Everything as at the start")}
        </p>
        <h2>Requests so far</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">For</th>
              <th scope="col">Requests</th>
              <th scope="col">Most at one time</th>
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
