/** The popover of the bell: its size in pixels, and how it grows while scrolling. */
export const POPOVER = { width: 400, maxHeight: 550, firstSize: 5, growth: 2, skeletons: 6 } as const;

/** The full list. */
export const PAGE_SIZE = 10;

/** How many the popover loads after its end was reached: a little more, never more than a page may hold. */
export function grownSize(size: number, most: number): number {
  return Math.min(most, size + POPOVER.growth);
}
