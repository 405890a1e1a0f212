import type { Locator } from "@playwright/test";

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Where an element stands in the window, in CSS pixels.
 *
 * @throws Error if it has no box: no figure may be compared with one that is not there
 */
export async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not drawn.`);
  return box;
}
