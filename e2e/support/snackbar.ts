import type { Page } from '@playwright/test';

/** As long as the act itself may take on a busy machine. */
const PATIENCE = { timeout: 180_000 };

/** Notices stay three seconds, less than a click may take on a busy machine: one looks out for it while acting. */
export async function expectSnackbar(page: Page, text: string | RegExp, act: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.getByText(text).waitFor(PATIENCE), act()]);
}
