import { expect, type Page } from '@playwright/test';

/** Notices stay three seconds, less than a click may take on a busy machine: one looks out for it while acting. */
export async function told(page: Page, text: string | RegExp, act: () => Promise<unknown>): Promise<void> {
  await Promise.all([expect(page.getByText(text)).toBeVisible(), act()]);
}
