/** Everything that the check can say. Words in brackets are headings of docs/how-to/real-api.md, which has the Laravel lines. */
import en from "../../src/strings/en";

interface Sentence {
  /** What we saw. The places and values of the answer are listed below it. */
  readonly saw: string;
  /** What visitors see. Left out where it is what the view says when its request fails. */
  readonly visitors?: string;
  /** What to do. */
  readonly fix: string;
}

/** Visitors see something wrong, or are about to. */
export const errors = {
  noAnswer: {
    saw: "No whole answer",
    fix: "Check the address, DNS, certificate, firewall, redirects, compression and logs. The site gives up after 10 s.",
  },
  otherOrigin: {
    saw: "A redirect to another origin, which the site's security policy forbids",
    fix: "If that is the API (https, www), set GATSBY_API_URL to it. If it is a sign-in page, make the route public (Sign-in).",
  },
  cors: {
    saw: "No Access-Control-Allow-Origin for the site, or not exactly one: browsers stop there",
    fix: 'Send "Access-Control-Allow-Origin" once, with the site\'s origin, also on redirects and errors (CORS).',
  },
  status: {
    saw: "A status that is no success",
    fix: "Check GATSBY_API_URL, the route (php artisan route:list --path=api) and storage/logs. Find an article by the id that the list sends.",
  },
  notJson: {
    saw: "Not JSON",
    fix: "Print JSON in UTF-8 and nothing else (PHP files). A page: make the route public (Sign-in), hand /api to Laravel, or correct GATSBY_API_URL.",
  },
  mixed: {
    saw: "An API over http for a site over https: browsers block it",
    visitors: "No rates and no articles.",
    fix: "Serve the API over https, and set GATSBY_API_URL to that address.",
  },
  noRates: {
    saw: "There is no list of rates, or it is empty",
    visitors: `"${en.rates.none}"`,
    fix: "Return the list itself, also for paginate=false (Lists). Send errors with a status of 400 or above.",
  },
  row: {
    saw: "Rows that cannot be read, or that repeat the code and name, or the id, of another",
    visitors: "Nothing: the row is not listed. Of repeated rates the newest is, of articles the first.",
    fix: 'Send a currency_code of 1 to 40 characters, such as "USD" or "USD-100", with a name of its own for each row; of an article an id and a title.',
  },
  figure: {
    saw: "Figures that are not read or cannot be right: buy above sell, sell above 1.5 times buy, 5 times off the usual rate",
    visitors: `"–" for a figure that is not read, and "${en.rates.note.ask}" beside the row; nothing is calculated with it.`,
    fix: 'Send rupiah for one unit, as a number or as a decimal such as "17925.00" ("17.925" is seventeen); null for a side that is not traded (Figures). If they are right: docs/how-to/usual-rates.md.',
  },
  time: {
    saw: "Times that are not read, or in the future",
    visitors: `"${en.rates.note.undated}" beside the row, which is never live.`,
    fix: "Send ISO 8601 with a zone: \"2026-09-29T06:03:22Z\" is UTC; Bali times need Laravel's time zone (Times). Set the server's clock.",
  },
  cached: {
    saw: "A cache has kept the answer, or the server's clock is wrong",
    visitors: "Rates that are never live.",
    fix: "Let proxies and CDNs pass /api by, and set the server's clock.",
  },
  shape: {
    saw: "Another form than the contract's",
    fix: "Send the list of articles under data, as paginate() does (Lists); one article alone or under data, with an id and a title.",
  },
  noPager: {
    saw: "There are more articles than last_page tells",
    visitors: "Page 1 alone, without a pager.",
    fix: "Send last_page: paginate(), not simplePaginate() or cursorPaginate() (Lists).",
  },
  letters: {
    saw: "Texts that were encoded or escaped twice, or have lost letters",
    visitors: "Signs such as Ã©, \ufffd, &amp; or <p> among the words.",
    fix: "Use UTF-8 from the form to the database, store HTML without e() or other escapes, and correct the stored texts (Letters).",
  },
} satisfies Readonly<Record<string, Sentence>>;

/** Visitors see nothing wrong now, or it may be meant. */
const warnings = {
  untidy: {
    saw: "Something that browsers forgive",
    visitors: "Nothing now.",
    fix: "Send a list, and nothing before it (Lists, PHP files).",
  },
  hidden: {
    saw: "Age, Date and Retry-After are not all exposed to the page",
    visitors: "Rates that a cache has kept can look live, and Retry-After is not honoured.",
    fix: 'Send "Access-Control-Expose-Headers: Age, Date, Retry-After" (CORS).',
  },
  heavy: {
    saw: "A list of rates that is large for every page, which asks for it every 3 s",
    visitors: "A data plan that is used up, and on a slow network old rates.",
    fix: "Send only rates that are traded, in few fields, and compress the answer (gzip, brotli).",
  },
  vary: {
    saw: "Access-Control-Allow-Origin depends on who asks, but Vary does not name Origin",
    visitors: "Nothing, unless a cache hands out the answer that another site was given: then no rates.",
    fix: 'Send "Vary: Origin" on every answer (CORS).',
  },
  otherSite: {
    saw: "The site's address redirects to another, which browsers will name to the API",
    visitors: "Nothing, if the API allows that origin. Search engines are told an address that redirects.",
    fix: "Set SITE_URL to it and allow that origin in the API (CORS), or take the redirect away.",
  },
  dated: {
    saw: "Rates that were not set today in Bali, or times without a zone that are now in UTC",
    visitors: "The day beside the row, or 8 hours too many. If no row is of today, nothing is live.",
    fix: "Set today's rates, or touch updated_at when somebody confirms them. Send times of UTC with their zone (Times).",
  },
  field: {
    saw: "Fields that are missing or not read",
    visitors:
      "A default: no figure, the English name, no date, no text, the category Tips. A code outside ISO 4217 has no card.",
    fix: "Send what docs/api.md says of the field.",
  },
  picture: {
    saw: "Pictures whose address is not http(s), or of an origin that the security policy blocks",
    visitors: "A placeholder, a link, or nothing.",
    fix: "Store them on the API, or name their origin in GATSBY_IMAGE_ORIGINS, for the build and this check.",
  },
  noArticles: {
    saw: "There are no articles",
    visitors: `"${en.articles.none}"`,
    fix: "Publish one, or mend the query.",
  },
} satisfies Readonly<Record<string, Sentence>>;

export type Key = keyof typeof errors | keyof typeof warnings;

/** Errors come first, also in the report. */
export const sentences: Readonly<Record<Key, Sentence>> = { ...errors, ...warnings };

/** What to do about a status, where that is known. */
export const statusFixes: Readonly<Record<number, string>> = {
  401: "Make the three routes public (Sign-in): the browser leaves for /login, which is the 404 page.",
  403: "Make the three routes public (Sign-in), and let the firewall pass browsers and the build.",
  429: "Raise the limit: each open page asks 20 times a minute, and a counter's devices share an address (Throttling).",
  503: "End the maintenance (php artisan up), or start PHP again.",
};

/** What to do about a certificate that Node does not trust, by the code of its error. */
const ownAuthority =
  "If browsers trust the certificate, start this and the build with NODE_EXTRA_CA_CERTS=/path/to/authority.pem. If not, install it with its chain.";
export const connectionFixes: Readonly<Record<string, string>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: ownAuthority,
  SELF_SIGNED_CERT_IN_CHAIN: ownAuthority,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: ownAuthority,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: ownAuthority,
};
