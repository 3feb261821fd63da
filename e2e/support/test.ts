import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { keepSession } from './kept-sessions.ts';

interface Silence {
  /** Console messages that are allowed in this journey. */
  readonly expectedErrors: RegExp | undefined;
  /** Another person at another device, monitored as well. */
  readonly other: () => Promise<Page>;
}

/**
 * Pages that must stay silent: a console error, an exception or a violation of the content security policy fails the
 * test, unless it is expected.
 */
export const test = base.extend<Silence>({
  expectedErrors: [undefined, { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const problems = listen(page, expectedErrors);
    await use(page);
    await keepSession(page.context());
    expect(problems).toEqual([]);
  },
  other: async ({ browser, expectedErrors }, use) => {
    const contexts: BrowserContext[] = [];
    const problems: string[][] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      const page = await context.newPage();
      problems.push(listen(page, expectedErrors));
      return page;
    });
    for (const context of contexts) {
      await keepSession(context);
      await context.close();
    }
    expect(problems.flat()).toEqual([]);
  },
});

function listen(page: Page, expected: RegExp | undefined): string[] {
  const problems: string[] = [];
  const note = (text: string) => {
    if (!expected?.test(text)) problems.push(text);
  };
  page.on('console', (message) => message.type() === 'error' && note(`${message.text()} ${message.location().url}`));
  page.on('pageerror', (error) => note(error.message));
  return problems;
}
