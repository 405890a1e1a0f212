import { ApiError } from "../../../lib/api/api-error";
import { getAnswer } from "../../../lib/api/get-json";
import { currentMoment } from "../../../lib/clock";
import { afterAnswer, afterFailure, type Feed } from "../model/feed";
import { cacheFeed, readCachedFeed } from "./cached-feed";
import { parseRates } from "./parse-rates";

/** The SWR key of the rates, and their endpoint. */
export const ratesPath = "/api/exchange-rates?paginate=false";

/**
 * Makes one attempt if it is due, and returns the feed after it. It never rejects, because SWR skips polls while it holds an
 * error.
 *
 * @param current returns the newest feed
 */
export async function pollRates(current: () => Feed): Promise<Feed> {
  if (currentMoment().tick < current().dueTick) return current();
  try {
    const { body, cacheAgeMs } = await getAnswer(ratesPath);
    const feed = current();
    const moment = currentMoment();
    const previous = feed.rates?.length ? feed.rates : readCachedFeed()?.rates;
    const next = afterAnswer(parseRates(body, previous, moment.now), cacheAgeMs, moment);
    cacheFeed(next, feed);
    return next;
  } catch (error) {
    const failure = error instanceof ApiError ? error : new ApiError("malformed");
    const feed = current();
    const { failures } = feed;
    const known = feed.answeredAt === undefined ? { ...feed, ...readCachedFeed(), failures } : feed;
    return afterFailure(known, failure, currentMoment());
  }
}
