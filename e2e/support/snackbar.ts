import type { Page } from '@playwright/test';

/** As long as the action itself may take on a busy machine. */
const PATIENCE = { timeout: 180_000 };

/** A notice stays three seconds, less than a click may take on a busy machine, so it is awaited while acting. */
export async function expectSnackbar(page: Page, text: string | RegExp, act: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.getByText(text).waitFor(PATIENCE), act()]);
}
