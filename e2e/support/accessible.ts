import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

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

/** What is looked for, and in which colours; without a mode in the ones shown. */
interface Check {
  readonly mode?: 'light' | 'dark';
  readonly options: RunOptions;
}

/** Checks the accessibility of the page as it is now. */
export async function expectAccessible(page: Page, part: Part = {}): Promise<void> {
  expect(await violations(page, part, [{ options: everything(part) }])).toEqual([]);
}

/** The same in light and dark without reloading: only contrast differs between the two. */
export async function expectAccessibleInBothModes(page: Page, part: Part = {}): Promise<void> {
  const contrast: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };
  const checks: Check[] = [
    { mode: 'light', options: everything(part) },
    { mode: 'dark', options: contrast },
  ];
  expect(await violations(page, part, checks)).toEqual([]);
}

function everything({ exceptions = [] }: Part): RunOptions {
  const rules = Object.fromEntries(exceptions.map((rule) => [rule, { enabled: false }]));
  return { runOnly: { type: 'tag', values: TAGS }, rules };
}

/** The checker in its short form, which a page reads in half the time. */
const CHECKER = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The violations with their elements. Runs within the page: the checker is loaded once, without another window, and
 * all checks are one question, because each waits for its turn on a busy page.
 */
async function violations(page: Page, { within, without }: Part, checks: readonly Check[]): Promise<string[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(CHECKER);
  }
  return page.evaluate(
    async ({ include, exclude, wanted }) => {
      const checker = (window as unknown as { axe: typeof axe }).axe;
      const shine = (mode: string) => {
        document.documentElement.setAttribute('data-mantine-color-scheme', mode);
        // Colours in transition are checked at their final value.
        for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
      };
      // What lies under a fixed column of a wide table is scrolled from under it, and counts as it is then.
      const flat = new CSSStyleSheet();
      flat.replaceSync('table[aria-busy] td { position: static !important; }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, flat];
      const found: string[] = [];
      for (const { mode, options } of wanted) {
        if (mode) shine(mode);
        // The product plays nothing by itself, so nothing has to be fetched in advance for that rule.
        const run = { ...options, preload: false, resultTypes: ['violations' as const] };
        const result = await checker.run({ include, exclude }, run);
        for (const { id, nodes } of result.violations) {
          const messages = nodes.map(
            ({ html, any, all }) => `${html.slice(0, 200)} ${(any[0] ?? all[0])?.message ?? ''}`,
          );
          found.push(`${mode ?? ''} ${id}: ${messages.join('\n   ')}`);
        }
      }
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== flat);
      if (wanted.some(({ mode }) => mode)) shine('light');
      return found;
    },
    { include: [within ?? 'html'], exclude: [MORE_ROWS, ...(without ? [without] : [])], wanted: checks },
  );
}
