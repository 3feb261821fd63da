import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Checks the accessibility of the whole page as it is now, without rules that cannot apply here. */
export async function expectAccessible(page: Page, exceptions: readonly string[] = []): Promise<void> {
  const rules = Object.fromEntries(exceptions.map((rule) => [rule, { enabled: false }]));
  expect(await violations(page, { runOnly: { type: 'tag', values: TAGS }, rules })).toEqual([]);
}

/** The same in light and dark without reloading: only contrast differs between the two. */
export async function expectAccessibleInBothModes(page: Page, exceptions?: readonly string[]): Promise<void> {
  await shine(page, 'light');
  await expectAccessible(page, exceptions);
  await shine(page, 'dark');
  expect(await violations(page, { runOnly: { type: 'rule', values: ['color-contrast'] } })).toEqual([]);
  await shine(page, 'light');
}

function shine(page: Page, mode: 'light' | 'dark'): Promise<void> {
  return page.evaluate(async (wanted) => {
    document.documentElement.setAttribute('data-mantine-color-scheme', wanted);
    // Colours in transition are checked at their final value.
    const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(fading.map(({ finished }) => finished));
  }, mode);
}

/** The violations with their elements. Runs within the page: the checker is loaded once, without another window. */
async function violations(page: Page, options: RunOptions): Promise<string[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  }
  return page.evaluate(
    async (wanted) => {
      const checker = (window as unknown as { axe: typeof axe }).axe;
      const result = await checker.run(document, wanted);
      return result.violations.map(({ id, nodes }) => {
        const messages = nodes.map(
          ({ html, any, all }) => `${html.slice(0, 200)} ${(any[0] ?? all[0])?.message ?? ''}`,
        );
        return `${id}: ${messages.join('\n   ')}`;
      });
    },
    { ...options, resultTypes: ['violations' as const] },
  );
}
