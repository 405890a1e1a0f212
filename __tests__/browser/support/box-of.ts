import type { Locator } from "@playwright/test";

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the box of an element in the viewport, in CSS pixels.
 *
 * @throws Error if it has none
 */
export async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not drawn.`);
  return box;
}
