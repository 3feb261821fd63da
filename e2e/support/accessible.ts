import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Everybody can use the whole page as it is now, leaving out rules that cannot hold where it stands. */
export async function expectAccessible(page: Page, exceptions: readonly string[] = []): Promise<void> {
  const rules = Object.fromEntries(exceptions.map((rule) => [rule, { enabled: false }]));
  expect(await violations(page, { runOnly: { type: 'tag', values: TAGS }, rules })).toEqual([]);
}

/** The same page in another light: of all rules only contrast can tell it apart. */
export async function expectReadable(page: Page): Promise<void> {
  expect(await violations(page, { runOnly: { type: 'rule', values: ['color-contrast'] } })).toEqual([]);
}

/** What is wrong, with its elements. Runs within the page: the checker is loaded once, and no window opens for it. */
async function violations(page: Page, options: RunOptions): Promise<string[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  }
  return page.evaluate(
    async (wanted) => {
      const checker = (window as unknown as { axe: typeof axe }).axe;
      const result = await checker.run(document, wanted);
      return result.violations.map(({ id, nodes }) => {
        const told = nodes.map(({ html, any, all }) => `${html.slice(0, 200)} ${(any[0] ?? all[0])?.message ?? ''}`);
        return `${id}: ${told.join('\n   ')}`;
      });
    },
    { ...options, resultTypes: ['violations' as const] },
  );
}
