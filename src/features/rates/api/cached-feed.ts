import * as v from "valibot";

import { currentMoment } from "../../../lib/clock";
import { readStored, writeStored } from "../../../lib/storage";
import { CACHED_FOR_MS, initialFeed, type Feed } from "../model/feed";
import type { Rate } from "../model/rate";

const storageKey = "cachedRates";
/** Characters; 40 currencies take about 12,000. */
const LONGEST = 200_000;
const CACHE_EVERY_MS = 60_000;

const number = v.optional(v.number());
const figures = { buyRate: number, sellRate: number };

const rateSchema = v.object({
  code: v.string(),
  variant: v.string(),
  displayName: v.string(),
  unit: v.number(),
  imagePath: v.optional(v.string()),
  ...figures,
  setAt: number,
  trust: v.picklist(["ok", "undated", "ask"]),
  lastGood: v.optional(v.object(figures)),
  change: v.literal(0),
  trend: v.literal("stable"),
});

const schema = v.object({
  answeredAt: v.number(),
  rates: v.pipe(v.array(rateSchema), v.nonEmpty()),
});

/** Stores the rates for a later visit that cannot reach the API, at most once a minute. */
export function cacheFeed({ rates, answeredAt = 0 }: Feed, previous: Feed): void {
  const isStored =
    Math.floor(answeredAt / CACHE_EVERY_MS) === Math.floor((previous.answeredAt ?? 0) / CACHE_EVERY_MS);
  if (isStored || !rates?.length) return;
  const text = JSON.stringify({ answeredAt, rates });
  if (text.length <= LONGEST) writeStored(storageKey, text);
}

/** Returns the feed of an earlier visit, never live; undefined without a readable one of the last 24 hours. */
export function readCachedFeed(): Feed | undefined {
  try {
    const { rates, answeredAt } = v.parse(schema, JSON.parse(readStored(storageKey) ?? "null"));
    const { now, tick } = currentMoment();
    const age = now - answeredAt;
    if (age < 0 || age > CACHED_FOR_MS) return undefined;
    return {
      ...initialFeed,
      rates: rates as readonly Rate[],
      answeredAt,
      answeredTick: tick - age,
      isRestored: true,
    };
  } catch {
    return undefined;
  }
}
