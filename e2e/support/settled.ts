import { expect, type Page } from '@playwright/test';
import { expectShell } from './people.ts';

/** What says that it is loading is marked as busy. One search of the page, which is faster than one by role and name. */
const PLACEHOLDERS = '[aria-busy="true"], .mantine-Skeleton-root';

/** What stands beside the screen and changes on its own. */
const BESIDE_SCREEN = 'header, .mantine-Notifications-root';

/** Waits until the screen has no placeholder any more. */
export async function expectSettled(page: Page): Promise<void> {
  await expectShell(page);
  await expect(page.locator(PLACEHOLDERS)).toHaveCount(0);
}

/** Goes from a settled screen to another address without a reload, and waits for its screen. */
export async function expectSettledAt(page: Page, address: string): Promise<void> {
  await expectSettled(page);
  await page.evaluate(
    async ([to, beside]) => {
      const shown = () => `${location.pathname}${location.search}`;
      const from = shown();
      if (from === to) return;
      const begun = new Promise<void>((resolve) => {
        const observer = new MutationObserver((changes) => {
          // The number at the bell and a notice may change at any moment, while the earlier screen is still there.
          if (changes.every(({ target }) => target instanceof Element && target.closest(beside))) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body, { childList: true, subtree: true });
        // An address that leads back to the screen already shown changes nothing else.
        navigation.addEventListener('currententrychange', () => shown() === from && resolve());
      });
      history.pushState({ idx: history.length, key: to }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      await begun;
    },
    [address, BESIDE_SCREEN] as const,
  );
  await expectSettled(page);
}

/**
 * Checks that nothing overflows to the right, and that the frames around tables have nothing to be scrolled to: the
 * focus would move the table within its frame, and nobody could move it back.
 */
export async function expectFits(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => {
    const frames = [...document.querySelectorAll('table')].flatMap((table) => {
      const around: Element[] = [];
      for (let box = table.parentElement; box; box = box.parentElement) around.push(box);
      return around.filter((box) => getComputedStyle(box).overflowX === 'hidden');
    });
    return [document.documentElement, ...frames].map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  });
  expect([page.url(), beyond.filter((width) => width !== 0)]).toEqual([page.url(), []]);
}
