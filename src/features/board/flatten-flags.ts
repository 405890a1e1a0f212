/** A board that stands for so long is most likely a wall screen's. A visitor's does not need this, and has other things to do. */
const BEGINS_AFTER_MS = 15_000;

/** A flag stays as sharp as it was when the rows become twice as high. */
const OVERSAMPLING = 2;

/** Whether it is a drawing that a script may look at: of another origin's a browser gives no pixel out. */
function isOwnDrawing(address: string): boolean {
  const { origin, pathname } = new URL(address);
  return origin === location.origin && /\.svg$/i.test(pathname);
}

/** The flag as it is drawn; undefined where it cannot be. */
async function toBitmap(flag: HTMLImageElement): Promise<Blob | undefined> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(flag.width * devicePixelRatio * OVERSAMPLING);
  canvas.height = Math.round((canvas.width * flag.naturalHeight) / flag.naturalWidth);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context || canvas.width === 0 || canvas.height === 0) return undefined;
  try {
    context.drawImage(flag, 0, 0, canvas.width, canvas.height);
    // Some browsers draw nothing of a picture that tells no size of its own.
    const middle = context.getImageData(canvas.width >> 1, canvas.height >> 1, 1, 1);
    if (middle.data[3] !== 255) return undefined;
  } catch {
    // It was redirected to another origin.
    return undefined;
  }
  return (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))) ?? undefined;
}

/**
 * After a while, shows each flag below an element that is an SVG file as a bitmap instead, when the browser is idle. `src` stays
 * what it was; the bitmap is its `srcset`, which React knows nothing of.
 *
 * Chromium keeps each SVG picture as a document of its own, and looks into all of them after every task of the page: with sixty
 * currencies that was a fifth of what the board costs, all day long (docs/architecture.md, "From click to paint").
 *
 * @returns ends it, for when the element goes
 */
export function flattenFlags(around: Element): () => void {
  const bitmaps = new Map<HTMLImageElement, string>();
  const leaving = new AbortController();
  const { signal } = leaving;

  function drop(flag: HTMLImageElement) {
    URL.revokeObjectURL(bitmaps.get(flag) ?? "");
    bitmaps.delete(flag);
  }

  async function flatten(flag: HTMLImageElement) {
    const { src } = flag;
    const isDue = () => !signal.aborted && flag.isConnected && flag.src === src && !bitmaps.has(flag);
    const bitmap = isDue() ? await toBitmap(flag) : undefined;
    if (!bitmap || !isDue()) return;
    for (const other of bitmaps.keys()) if (!other.isConnected) drop(other);
    const address = URL.createObjectURL(bitmap);
    bitmaps.set(flag, address);
    flag.srcset = address;
  }

  function take(flag: HTMLImageElement) {
    if (!bitmaps.has(flag) && isOwnDrawing(flag.src)) requestIdleCallback(() => void flatten(flag));
  }

  // Another flag, or the placeholder, is not to be hidden by the bitmap of the one before.
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      if (!(target instanceof HTMLImageElement) || !bitmaps.has(target)) continue;
      target.removeAttribute("srcset");
      drop(target);
    }
  });

  function begin() {
    observer.observe(around, { attributeFilter: ["src"], subtree: true });
    // It does not bubble.
    around.addEventListener(
      "load",
      ({ target }) => {
        if (target instanceof HTMLImageElement) take(target);
      },
      { capture: true, signal },
    );
    for (const flag of around.querySelectorAll("img")) if (flag.complete && flag.naturalWidth > 0) take(flag);
  }

  // Safari does not tell when it is idle.
  const beginning = "requestIdleCallback" in window ? setTimeout(begin, BEGINS_AFTER_MS) : undefined;

  return () => {
    clearTimeout(beginning);
    leaving.abort();
    observer.disconnect();
    for (const flag of bitmaps.keys()) drop(flag);
  };
}
