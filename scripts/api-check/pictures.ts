/** Whether the pictures of rates and articles arrive. */
import sharp from "sharp";

import { isAllowedPicture } from "../../src/lib/api/api-url";
import { sentencesOf } from "./answer";
import type { Asker, Exchange, Limits } from "./ask";
import { counted, type Finding } from "./report";

/** Larger pictures take seconds on mobile data. */
const LARGE_BYTES = 1_000_000;

const visitors = "The placeholder flag, or an article without its picture.";

/** Whether a picture can be drawn to its end. Formats that sharp does not know pass. */
const isWhole = (type: string, body: Buffer): Promise<boolean> =>
  /jpe?g|png|webp|gif|svg/.test(type)
    ? sharp(body, { failOn: "truncated" })
        // Decodes to the end, at an eighth of the size where the format allows it.
        .resize(8)
        .raw()
        .toBuffer()
        .then(
          () => true,
          () => false,
        )
    : Promise.resolve(true);

async function findingOf(exchange: Exchange, site: string, limits: Limits): Promise<Finding | undefined> {
  const { url, status = 0, headers, body, ms } = exchange;
  const type = headers.get("Content-Type") ?? "none";
  const found = (
    level: Finding["level"],
    saw: string,
    fix: string,
    came?: unknown,
    seen = visitors,
  ): Finding => ({
    level,
    saw,
    visitors: seen,
    fix,
    rows: [{ row: url, came }],
  });
  const failure = sentencesOf(exchange, limits);
  if (failure) return found("error", `Pictures that do not arrive. ${failure[0]}`, failure[1]);
  if (status !== 200)
    return found(
      "error",
      "Pictures with another status than 200",
      "Upload them, and run php artisan storage:link.",
      status,
    );
  if (!type.startsWith("image/"))
    return found(
      "error",
      "Pictures with a content type of no picture",
      "Send the file with its type, such as image/svg+xml.",
      type,
    );
  const policy = headers.get("Cross-Origin-Resource-Policy");
  if (policy?.startsWith("same-") && new URL(url).origin !== site)
    return found(
      "error",
      `Pictures with Cross-Origin-Resource-Policy: ${policy}`,
      "Send cross-origin for pictures.",
    );
  if (!(await isWhole(type, body)))
    return found("error", "Pictures that break off or are damaged", "Upload them again.", type);
  if (body.length > LARGE_BYTES || ms > limits.slowMs)
    return found(
      "warning",
      "Pictures of more than 1 MB, or slow ones",
      "Resize them when they are uploaded, to 1,600 px at most.",
      `${(body.length / 1e6).toFixed(1)} MB in ${(ms / 1e3).toFixed(1)} s`,
      "The picture late.",
    );
  return undefined;
}

/**
 * Asks for each picture once.
 *
 * @param addresses absolute, without repetition
 */
export async function checkPictures(
  addresses: readonly string[],
  asker: Asker,
  site: string,
  limits: Limits,
) {
  const findings: Finding[] = [];
  const types = new Map<string, number>();
  const [allowed, blocked] = [true, false].map((is) =>
    addresses.filter((url) => isAllowedPicture(url) === is),
  );
  if (blocked?.length)
    findings.push({
      level: "error",
      saw: "Pictures of other origins, which the security policy blocks",
      visitors,
      fix: "Build the site with these origins in GATSBY_IMAGE_ORIGINS, or store the pictures on the API.",
      rows: blocked.map((row) => ({ row })),
    });
  let asked = 0;
  let bytes = 0;
  for (const url of allowed ?? []) {
    if (!asker.hasTime) break;
    const exchange = await asker.ask(url, { Accept: "image/*" });
    if (exchange.failure?.kind === "skipped") break;
    asked += 1;
    bytes += exchange.body.length;
    const type = exchange.headers.get("Content-Type") ?? "no type";
    types.set(type, (types.get(type) ?? 0) + 1);
    const finding = await findingOf(exchange, site, limits);
    if (finding) findings.push(finding);
  }
  const rest = (allowed?.length ?? 0) - asked;
  const kinds = [...types].map(([type, count]) => `${count} ${type}`).join(", ");
  const facts = [
    `${counted(asked, "picture")} asked for: ${kinds || "none"}, ${(bytes / 1e3).toFixed(1)} kB`,
    ...(rest > 0
      ? [`${rest} more not asked for, to end within ${limits.totalMs / 1_000} s: add --all-pictures`]
      : []),
  ];
  return { facts, findings };
}
