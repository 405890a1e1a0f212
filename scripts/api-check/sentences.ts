/** Everything that the check can say. Words in brackets are headings of docs/how-to/real-api.md, which has the Laravel lines. */
import * as en from "../../src/strings/en";

const ask = `"${en.rates.note.ask}" beside the row; nothing is calculated with it.`;
const undated = `"${en.rates.note.undated}" beside the row, which is never live.`;
const none = `"${en.rates.none}"`;
const zone = 'Send ISO 8601 with a zone: "2026-09-29T06:03:22.000000Z" (Times).';
const paginate = "Send data and last_page: paginate(), not simplePaginate() or cursorPaginate() (Lists).";

// What we saw | what visitors see | what to do. `$1` to `$3` are details of the answer. Without the second, visitors see what the
// view says when its request fails.

/** Visitors see something wrong, or are about to. */
export const errors = {
  noAnswer:
    "No whole answer (status $1): $2 | | Check the address, DNS, certificate, firewall, compression and logs. The site gives up after 10 s.",
  otherOrigin:
    "Status $1 redirects to $2, another origin, which the site's security policy forbids | | If that is the API (https, www), set GATSBY_API_URL to it. If it is a sign-in page, make the route public (Sign-in).",
  loop: "It redirects $1 times, at last to $2 | | Answer at the first address.",
  hopCors:
    "The redirect on the way, status $1 of $2, has $3: browsers stop there | | Answer at the first address (slash at the end, http, sign-in page), or send the header on redirects too (CORS).",
  cors: 'The answer has $1 | | Send exactly one "Access-Control-Allow-Origin: $2", on errors too (CORS).',
  mixed:
    "An API over http for a site over https: browsers block it | No rates and no articles. | Serve the API over https, and set GATSBY_API_URL to that address.",
  status: "Status $1 | | $2",
  html: "An HTML page in place of JSON, with the title $1 | | If it is a sign-in page, make the route public (Sign-in); else hand /api to Laravel, or correct GATSBY_API_URL.",
  cut: "The JSON breaks off after $1 characters | | Look into the logs of PHP and of the web server.",
  marks: "$1 byte order marks (U+FEFF) before the JSON: browsers remove one | | Remove them (PHP files).",
  notJson: "Not JSON ($1): it starts with $2 and ends with $3 | | Print nothing but JSON (PHP files).",
  utf8: "Bytes that are not UTF-8: $1 | \ufffd in place of letters. | Store and send UTF-8 (Letters).",
  packed: "A compressed body without Content-Encoding | | Name the compression, or do not compress.",
  notRead: "The site's own parser fails: $1 | | Compare the answer with docs/openapi.yaml.",
  nodeRefused:
    "Status $1 for the build, which asks with Node's own user agent, while browsers get the articles | Articles that search engines and shared links do not show. | Let the firewall pass the user agent that Node sends, or the address of the machine that builds.",
  notAList: `The rates are not a list, but $1 | ${none} | Return the list itself, also for paginate=false (Lists). Send errors with a status of 400 or above.`,
  noRates: `The list of rates is empty | ${none} | Enter rates, or mend the query.`,
  row: 'Rows that cannot be read | Nothing: the row is not listed. | Send a currency_code of 1 to 40 characters, such as "USD" or "USD-100"; of an article an id and a title.',
  figure: `Figures that are missing or not read | "–" for the figure, and ${ask} | Send rupiah as a number, or as a decimal such as "17925.00"; null for a side that is not traded (Figures).`,
  implausible: `Figures that cannot be right | ${ask} | Send rupiah for one unit ("17.925" is seventeen), buy_rate below sell_rate (Figures). If they are right: docs/how-to/usual-rates.md.`,
  time: `Times that are not read | ${undated} | ${zone}`,
  future: `Times in the future | ${undated} | Z means UTC. If these are Bali times, set Laravel's time zone (Times); else set the server's clock.`,
  cached:
    "A cache has kept the answer for $1 s, or the server's clock is wrong (Age: $2; Date: $3) | Rates that are never live. | Let proxies and CDNs pass /api by, and set the server's clock.",
  noList: `There is no list of articles under data: $1 | | ${paginate}`,
  noPager: `There is a next page, but no last_page | Page 1 alone, without a pager. | ${paginate}`,
  noPost: "The answer is no article: $1 | | Send the post, alone or under data, with a title.",
  otherPost: "The answer for $1 is article $2 | Another article. | Find the post by the id of the list.",
  escaped:
    "Texts in which visitors read tags or entities | <p> and &amp; among the words. | Store and send HTML as the editor wrote it, without e() or other escapes.",
};

/** Visitors see nothing wrong now, or it may be meant. */
const warnings = {
  slow: "The answer took $1 s | Grey placeholders for as long. | Add an index, or cache the query.",
  mark: "A byte order mark before the JSON | Nothing: browsers remove one. | Remove it (PHP files).",
  type: "The content type is $1, not application/json | Nothing now. | Return response()->json(…).",
  hidden:
    'Age, Date and Retry-After are not all exposed to the page (Access-Control-Expose-Headers: $1) | Rates that a cache has kept can look live, and Retry-After is not honoured. | Send "Access-Control-Expose-Headers: Age, Date, Retry-After" (CORS).',
  otherSite:
    "The site's address redirects to $1, which browsers will name to the API | Nothing, if the API allows that origin. Search engines are told an address that redirects. | Set SITE_URL to $1 and allow that origin in the API (CORS), or take the redirect away.",
  neither: 'Rows without a figure | "–" on both sides. | Leave the row out, or send a figure.',
  utc: `Times without a zone, which are read as Bali times, but are now in UTC | Rates that seem 8 hours older than they are. | ${zone}`,
  noTimes: "No row has a time | Rates as if they were set now, even if they are old. | Send updated_at.",
  dated:
    "Rates that were not set today in Bali | The day beside the row. If no row is of today, nothing is live. | Set today's rates, or touch updated_at when somebody confirms them (Times).",
  currency:
    'Codes that do not begin with a code of ISO 4217 | The row in lists only: no card, no plausibility check. | Begin currency_code with the three letters: "USD", "USD-100".',
  double:
    'Several rows with one code and name, or articles with one id | One of them: the newest rate, the first article. | Tell rates apart by currency_code or display_name ("USD 100", "USD 50"); order articles by the id too.',
  field:
    "Fields that are missing or not read | A default: the English name, no date, no text, the category Tips. | Send what docs/api.md says of the field, or null.",
  picture:
    "Pictures whose address is not http(s), or of an origin that the security policy blocks | A placeholder, a link, or nothing. | Store them on the API, or name their origin in GATSBY_IMAGE_ORIGINS, for the build and this check.",
  noArticles: `There are no articles | "${en.articles.none}" | Publish one, or mend the query.`,
  keyed: "data is an object with numbers as keys | Articles in their order. | Send a list (Lists).",
  twice:
    "Texts that were encoded twice, such as CafÃ© for Café | Two or three signs in place of a letter. | Use one encoding from the form to the database, and correct the stored texts (Letters).",
};

export type Key = keyof typeof errors | keyof typeof warnings;

export const sentences: Readonly<Record<Key, string>> = { ...errors, ...warnings };

const routes = "Check GATSBY_API_URL and the route (php artisan route:list --path=api).";

/** What to do about a status. */
export const statusFix = (status: number): string =>
  ({
    401: "Make the three routes public (Sign-in): on a 401 the browser leaves for /login, which is the 404 page.",
    403: "Take a firewall rule, a policy or a gate off the three public routes.",
    404: `${routes} Find an article by the id that the list sends.`,
    429: "Raise the limit: each open page asks 20 times a minute, and a counter's devices share an address (Throttling).",
    503: "End the maintenance (php artisan up), or start PHP again.",
  })[status] ?? (status >= 500 ? "Look into the log of Laravel (storage/logs)." : routes);
