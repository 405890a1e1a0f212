import { MessageChannel } from "node:worker_threads";

import { wholeStyles } from "../../src/lib/whole-styles";

const channels: MessageChannel[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has none.
  Object.assign(window, {
    MessageChannel: function () {
      const channel = new MessageChannel();
      channels.push(channel);
      return channel;
    },
  });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, "wholeStyles");
  Reflect.deleteProperty(window, "MessageChannel");
  // An open port would keep the test run from ending.
  for (const { port1 } of channels.splice(0)) port1.close();
});

const watch = (coming?: Promise<void>) => {
  Object.defineProperty(window, "wholeStyles", { value: coming, configurable: true });
  const seen = { isThere: false };
  const end = wholeStyles().then(() => void (seen.isThere = true));
  return { seen, end };
};

it("waits for the styles of the whole site", async () => {
  let load = () => {};
  const { seen, end } = watch(new Promise((resolve) => (load = resolve)));
  await jest.advanceTimersByTimeAsync(4_000);
  expect(seen.isThere).toBe(false);
  load();
  await end;
});

it("goes on in a task of its own when they came first", async () => {
  const { seen, end } = watch(Promise.resolve());
  for (let microtask = 0; microtask < 10; microtask += 1) await Promise.resolve();
  expect(seen.isThere).toBe(false);
  await end;
});

it("does without them after five seconds", async () => {
  const { seen } = watch(new Promise(() => {}));
  await jest.advanceTimersByTimeAsync(4_999);
  expect(seen.isThere).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(seen.isThere).toBe(true);
});

it("waits for nothing on a page without a boot script", async () => {
  await watch().end;
});
