/**
 * Replaces the page's clock by one that moves only when it is advanced, so that a day takes minutes. Rendering and network
 * stay real. Runs before all other scripts.
 */
(() => {
  const TIMEOUT_MS = 2_000;
  const RealDate = Date;
  let now = RealDate.now();
  const timeNow = () => now;
  const startedAt = now;
  window.performance.now = () => now - startedAt;
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

  /** Calls the timers that are due until `end` in order, and those that they start. */
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

  let pending = 0;
  let allSettled = () => {};
  const counted = async (exchange) => {
    pending += 1;
    try {
      return await exchange;
    } finally {
      pending -= 1;
      if (pending === 0) allSettled();
    }
  };
  /** Resolves to whether all responses arrive within two real seconds. */
  const responses = () =>
    new Promise((resolve) => {
      const timeout = realSetTimeout(resolve, TIMEOUT_MS, false);
      allSettled = () => {
        realClearTimeout(timeout);
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

  // Queues a task after the pending ones: React renders in such tasks.
  const { port1, port2 } = new MessageChannel();
  const queued = [];
  port1.onmessage = () => queued.shift()();
  const nextTask = () =>
    new Promise((resolve) => {
      queued.push(resolve);
      port2.postMessage(undefined);
    });

  window.fastClock = {
    /** Advances second by second, and waits for responses after each if `expectsResponses`. */
    async advance(seconds, expectsResponses) {
      for (let second = 0; second < seconds; second += 1) {
        await runUntil(now + 1_000);
        await nextTask();
        // Reading a body starts another pending exchange.
        while (expectsResponses && pending > 0 && (await responses())) await nextTask();
      }
      return now;
    },
    timers: () => timers.size,
  };
})();
