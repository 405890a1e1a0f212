import type { Locator } from "@playwright/test";

/**
 * Returns the box of an element in the viewport, in CSS pixels.
 *
 * @throws Error if it has no bounding box
 */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} has no bounding box: it is hidden or not rendered.`);
  return box;
}
