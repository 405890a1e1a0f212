/**
 * Runs in the page, ahead of everything else: a clock that stands still until it is moved, so that a day takes minutes.
 * Only what the site measures time with is replaced; rendering and network stay as they are.
 */
(() => {
  const PATIENCE_MS = 2_000;
  const RealDate = Date;
  let now = RealDate.now();
  const timeNow = () => now;
  window.Date = new Proxy(RealDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length > 0 ? given : [now], newTarget),
    get: (target, key) => (key === "now" ? timeNow : Reflect.get(target, key)),
  });

  const { setTimeout: realSetTimeout, clearTimeout: realClearTimeout } = window;
  const timers = new Map();
  let lastId = 0;
  const add = (callback, ms, given, repeats) => {
    const delay = Math.max(1, Number(ms) || 0);
    lastId += 1;
    timers.set(lastId, {
      at: now + delay,
      every: repeats ? delay : undefined,
      call: () => callback(...given),
    });
    return lastId;
  };
  const remove = (id) => void timers.delete(id);
  window.setTimeout = (callback, ms, ...given) => add(callback, ms, given, false);
  window.setInterval = (callback, ms, ...given) => add(callback, ms, given, true);
  window.clearTimeout = remove;
  window.clearInterval = remove;

  /** Calls the timers that are due by then, in their order; also those that the first ones start. */
  const runUntil = async (end) => {
    for (;;) {
      let next;
      for (const [id, timer] of timers)
        if (timer.at <= end && !(next?.timer.at <= timer.at)) next = { id, timer };
      if (!next) break;
      const { id, timer } = next;
      now = Math.max(now, timer.at);
      if (timer.every === undefined) timers.delete(id);
      else timer.at += timer.every;
      timer.call();
      await undefined;
    }
    now = end;
  };

  let underWay = 0;
  let allAnswered = () => {};
  const counted = async (exchange) => {
    underWay += 1;
    try {
      return await exchange;
    } finally {
      underWay -= 1;
      if (underWay === 0) allAnswered();
    }
  };
  /** Whether all answers have come within two real seconds; one may be lost. */
  const answers = () =>
    new Promise((resolve) => {
      const patience = realSetTimeout(resolve, PATIENCE_MS, false);
      allAnswered = () => {
        realClearTimeout(patience);
        resolve(true);
      };
    });
  const { fetch, Response } = window;
  window.fetch = (...given) => counted(fetch(...given));
  for (const read of ["text", "json"]) {
    const original = Response.prototype[read];
    Response.prototype[read] = function () {
      return counted(original.call(this));
    };
  }

  // A task of its own, after those that wait already: React renders in such.
  const { port1, port2 } = new MessageChannel();
  const turns = [];
  port1.onmessage = () => turns.shift()();
  const turn = () =>
    new Promise((resolve) => {
      turns.push(resolve);
      port2.postMessage(undefined);
    });

  window.fastClock = {
    /** Lets so many seconds pass, one by one. After each the answers of the network are waited for, if any will come. */
    async advance(seconds, answersCome) {
      for (let second = 0; second < seconds; second += 1) {
        await runUntil(now + 1_000);
        await turn();
        // Its body is asked for when the head of an answer has come.
        while (answersCome && underWay > 0 && (await answers())) await turn();
      }
      return now;
    },
    pending: () => timers.size,
  };
})();
