import { attendScreen } from "../../../src/features/board/wall-screen";

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
  it("is kept awake, with one lock", async () => {
    stop = attendScreen(isOpen);
    await pass(10 * 60_000);
    expect(request).toHaveBeenCalledTimes(1);
    expect(request).toHaveBeenCalledWith("screen");
  });

  it("is kept awake again when the page returns", async () => {
    stop = attendScreen(isOpen);
    await pass(0);
    // Hidden: the browser takes the lock away, and none is asked for.
    locks.forEach((lock) => void lock.release());
    become("hidden");
    await pass(5 * 60_000);
    expect(request).toHaveBeenCalledTimes(1);
    become("visible");
    await pass(0);
    expect(request).toHaveBeenCalledTimes(2);
  });

  it("is kept awake again within a minute when the system takes the lock back", async () => {
    stop = attendScreen(isOpen);
    await pass(0);
    locks.forEach((lock) => void lock.release());
    await pass(60_000);
    expect(request).toHaveBeenCalledTimes(2);
  });

  it("is asked for again when it was refused", async () => {
    request.mockRejectedValueOnce(new DOMException("low battery", "NotAllowedError"));
    stop = attendScreen(isOpen);
    await pass(60_000);
    expect(request).toHaveBeenCalledTimes(2);
    expect(locks).toHaveLength(1);
  });

  it("may sleep again in the end", async () => {
    const end = attendScreen(isOpen);
    await pass(0);
    end();
    expect(locks[0]?.released).toBe(true);
    become("visible");
    await pass(10 * 60_000);
    expect(request).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it("may sleep again when the lock comes too late", async () => {
    const end = attendScreen(isOpen);
    end();
    await pass(0);
    expect(locks[0]?.released).toBe(true);
  });

  it("may sleep from closing to opening time, and wakes without help", async () => {
    stop = attendScreen(isOpen);
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

  it("is left to itself by browsers that have no such lock", async () => {
    Object.assign(navigator, { wakeLock: undefined });
    stop = attendScreen(isOpen);
    await pass(60_000);
    expect(request).not.toHaveBeenCalled();
  });
});

describe("the pointer", () => {
  it("hides after five seconds of rest, and shows when it moves", async () => {
    stop = attendScreen(isOpen);
    await pass(4_999);
    expect(isPointerHidden()).toBe(false);
    await pass(1);
    expect(isPointerHidden()).toBe(true);
    window.dispatchEvent(new Event("pointermove"));
    expect(isPointerHidden()).toBe(false);
    await pass(5_000);
    expect(isPointerHidden()).toBe(true);
  });

  it.each(["pointermove", "pointerdown"])("stays for as long as it goes on with %s", async (sign) => {
    stop = attendScreen(isOpen);
    for (let times = 0; times < 3; times++) {
      await pass(3_000);
      window.dispatchEvent(new Event(sign));
    }
    expect(isPointerHidden()).toBe(false);
    await pass(4_999);
    expect(isPointerHidden()).toBe(false);
  });

  it("shows in the end", async () => {
    const end = attendScreen(isOpen);
    await pass(5_000);
    end();
    expect(isPointerHidden()).toBe(false);
    window.dispatchEvent(new Event("pointermove"));
    await pass(5_000);
    expect(isPointerHidden()).toBe(false);
  });
});

it("shifts the header and the notices by a few px now and then, and puts them back in the end", async () => {
  const { style } = document.documentElement;
  const end = attendScreen(isOpen);
  const seen = new Set<string>();
  for (let times = 0; times < 8; times++) {
    await pass(180_000);
    seen.add(`${style.getPropertyValue("--shift-x")} ${style.getPropertyValue("--shift-y")}`);
  }
  expect(seen.size).toBe(8);
  for (const shift of seen)
    for (const px of shift.split(" ")) expect(Math.abs(parseInt(px, 10))).toBeLessThan(5);
  end();
  expect(style.getPropertyValue("--shift-x")).toBe("");
});
