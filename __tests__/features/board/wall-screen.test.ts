import { runWallScreen } from "../../../src/features/board/wall-screen";

class FakeLock {
  released = false;
  release = jest.fn(async () => {
    this.released = true;
  });
}

let locks: FakeLock[];
let request: jest.Mock;
let stop: (() => void) | undefined;
let open = true;
const isOpen = () => open;

const become = (state: DocumentVisibilityState) => {
  jest.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
};
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const isPointerHidden = () => document.documentElement.dataset.pointer === "hidden";

beforeEach(() => {
  jest.useFakeTimers();
  locks = [];
  request = jest.fn(async () => {
    const lock = new FakeLock();
    locks.push(lock);
    return lock;
  });
  Object.assign(navigator, { wakeLock: { request } });
  become("visible");
  open = true;
});

afterEach(() => {
  stop?.();
  stop = undefined;
  jest.useRealTimers();
});

describe("the screen", () => {
  it("stays awake, with one lock", async () => {
    stop = runWallScreen(isOpen);
    await pass(10 * 60_000);
    expect(request).toHaveBeenCalledTimes(1);
    expect(request).toHaveBeenCalledWith("screen");
  });

  it("is locked once when the page becomes visible during a request", async () => {
    stop = runWallScreen(isOpen);
    become("visible");
    await pass(0);
    expect(locks).toHaveLength(1);
  });

  it("requests the lock again when the page becomes visible", async () => {
    stop = runWallScreen(isOpen);
    await pass(0);
    // The browser releases the lock of a hidden page.
    locks.forEach((lock) => void lock.release());
    become("hidden");
    await pass(5 * 60_000);
    expect(request).toHaveBeenCalledTimes(1);
    become("visible");
    await pass(0);
    expect(request).toHaveBeenCalledTimes(2);
  });

  it("requests the lock again within a minute after the system released it", async () => {
    stop = runWallScreen(isOpen);
    await pass(0);
    locks.forEach((lock) => void lock.release());
    await pass(60_000);
    expect(request).toHaveBeenCalledTimes(2);
  });

  it("requests the lock again after the browser denied it", async () => {
    request.mockRejectedValueOnce(new DOMException("low battery", "NotAllowedError"));
    stop = runWallScreen(isOpen);
    await pass(60_000);
    expect(request).toHaveBeenCalledTimes(2);
    expect(locks).toHaveLength(1);
  });

  it("releases the lock when it stops", async () => {
    const end = runWallScreen(isOpen);
    await pass(0);
    end();
    expect(locks[0]?.released).toBe(true);
    become("visible");
    await pass(10 * 60_000);
    expect(request).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it("releases a lock that the browser grants after it stopped", async () => {
    const end = runWallScreen(isOpen);
    end();
    await pass(0);
    expect(locks[0]?.released).toBe(true);
  });

  it("sleeps while the counters are closed, and wakes when they open", async () => {
    stop = runWallScreen(isOpen);
    await pass(0);
    open = false;
    await pass(60_000);
    expect(locks[0]?.released).toBe(true);
    await pass(600_000);
    expect(request).toHaveBeenCalledTimes(1);
    open = true;
    await pass(60_000);
    expect(locks[1]?.released).toBe(false);
  });
});

describe("the pointer", () => {
  it("shows when it stops", async () => {
    const end = runWallScreen(isOpen);
    await pass(5_000);
    expect(isPointerHidden()).toBe(true);
    end();
    expect(isPointerHidden()).toBe(false);
    window.dispatchEvent(new Event("pointermove"));
    await pass(5_000);
    expect(isPointerHidden()).toBe(false);
  });
});
