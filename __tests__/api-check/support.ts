import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { limits } from "../../scripts/api-check/ask";
import { checkApi } from "../../scripts/api-check/check";
import type { Report } from "../../scripts/api-check/report";

export const SITE = "https://www.example";

jest.setTimeout(60_000);

const patient = { ...limits, totalMs: 60_000, pauseMs: 0, slowMs: 5_000, maxBytes: 200_000 };

/** Short limits, for answers that never come or are slow. */
export const impatient = { ...patient, timeoutMs: 2_000, slowMs: 1_400 };

export const check = (api: string, options: Partial<Parameters<typeof checkApi>[0]> = {}): Promise<Report> =>
  checkApi({ api, site: SITE, limits: patient, ...options });

/** Returns each finding as a line: "Rates error Status 500". */
export const linesOf = (report: Report): readonly string[] =>
  report.sections.flatMap(({ name, findings }) =>
    findings.map(({ level, saw }) => `${name} ${level} ${saw}`),
  );

const row = (currency_code: string, buy_rate: unknown, sell_rate: unknown) => ({
  currency_code,
  display_name: `Name of ${currency_code}`,
  image_path: null,
  buy_rate,
  sell_rate,
  updated_at: new Date().toISOString(),
});

export const goodRates = () => [row("USD", 17890, 18140), row("JPY", 113.55, 115.25)];
const goodPost = {
  id: 1,
  title: "An article",
  body: "<p>Text</p>",
  created_at: "2026-08-04T22:30:00.000000Z",
};

export const cors = {
  "Access-Control-Allow-Origin": SITE,
  "Access-Control-Expose-Headers": "Age, Date, Retry-After",
  "Access-Control-Allow-Headers": "Authorization",
};

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers JSON. */
export const sends =
  (value: unknown, status = 200, headers: Record<string, string> = {}): Handler =>
  (_request, response) => {
    response.writeHead(status, { ...cors, "Content-Type": "application/json", ...headers });
    response.end(JSON.stringify(value));
  };

/** Opens an API that is healthy except for the given paths, such as `/api/posts`; `*` is every path. */
export async function openApi(handlers: Readonly<Record<string, Handler>>) {
  const healthy: Record<string, Handler> = {
    "/api/exchange-rates": sends(goodRates()),
    "/api/posts": sends({
      current_page: 1,
      data: [goodPost],
      from: 1,
      last_page: 1,
      per_page: 9,
      to: 1,
      total: 1,
    }),
    "/api/posts/1": sends(goodPost),
  };
  const server = createServer((request, response) => {
    const path = (request.url ?? "").replace(/\?.*/, "");
    if (request.method === "OPTIONS" && !handlers.OPTIONS) return sends(null)(request, response);
    const name = request.method === "OPTIONS" ? "OPTIONS" : path;
    (handlers[name] ?? handlers["*"] ?? healthy[path] ?? sends({}, 404))(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
