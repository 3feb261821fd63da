import { expect, type Page } from '@playwright/test';

const WIDTH = 390;

/** At the width of a phone the page does not scroll sideways. */
export async function expectFitsPhone(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: WIDTH, height: 844 });
  const width = () => page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0);
  await expect.poll(width).toBeLessThanOrEqual(WIDTH);
  if (before) await page.setViewportSize(before);
}
