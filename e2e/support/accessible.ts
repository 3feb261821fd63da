import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rows of a list are alike, so the first ones are checked; other tables, such as calendars, are checked whole. */
const MORE_ROWS = 'table[aria-busy] tbody tr:nth-child(n + 4)';

interface Part {
  /** Rules that cannot apply here. */
  readonly exceptions?: readonly string[];
  /** A selector: only this part of the page, where the rest was checked before. */
  readonly within?: string;
  /** A selector: everything but this, which was checked before. */
  readonly without?: string;
}

/** Checks the accessibility of the page as it is now. */
export async function expectAccessible(page: Page, part: Part = {}): Promise<void> {
  const rules = Object.fromEntries((part.exceptions ?? []).map((rule) => [rule, { enabled: false }]));
  expect(await violations(page, part, { runOnly: { type: 'tag', values: TAGS }, rules })).toEqual([]);
}

/** The same in light and dark without reloading: only contrast differs between the two. */
export async function expectAccessibleInBothModes(page: Page, part: Part = {}): Promise<void> {
  await shine(page, 'light');
  await expectAccessible(page, part);
  await shine(page, 'dark');
  const contrast: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };
  expect(await violations(page, part, contrast)).toEqual([]);
  await shine(page, 'light');
}

function shine(page: Page, mode: 'light' | 'dark'): Promise<void> {
  return page.evaluate((wanted) => {
    document.documentElement.setAttribute('data-mantine-color-scheme', wanted);
    // Colours in transition are checked at their final value.
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  }, mode);
}

/** The violations with their elements. Runs within the page: the checker is loaded once, without another window. */
async function violations(page: Page, { within, without }: Part, options: RunOptions): Promise<string[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  }
  return page.evaluate(
    async ({ include, exclude, wanted }) => {
      const checker = (window as unknown as { axe: typeof axe }).axe;
      // What lies under a fixed column of a wide table is scrolled from under it, and counts as it is then.
      const flat = new CSSStyleSheet();
      flat.replaceSync('table[aria-busy] td { position: static !important; }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, flat];
      const result = await checker.run({ include, exclude }, wanted);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== flat);
      return result.violations.map(({ id, nodes }) => {
        const messages = nodes.map(
          ({ html, any, all }) => `${html.slice(0, 200)} ${(any[0] ?? all[0])?.message ?? ''}`,
        );
        return `${id}: ${messages.join('\n   ')}`;
      });
    },
    {
      include: [within ?? 'html'],
      exclude: [MORE_ROWS, ...(without ? [without] : [])],
      // The product plays nothing by itself, so nothing has to be fetched in advance for that rule.
      wanted: { ...options, preload: false, resultTypes: ['violations' as const] },
    },
  );
}
