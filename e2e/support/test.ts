import { test as base, expect } from '@playwright/test';

/**
 * A page that must stay silent: a console error, an exception or a breach of the content security policy fails the test,
 * unless it is one of the expected ones.
 */
export const test = base.extend<{ expectedErrors: RegExp | undefined }>({
  expectedErrors: [undefined, { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    const note = (text: string) => {
      if (!expectedErrors?.test(text)) errors.push(text);
    };
    page.on('console', (message) => message.type() === 'error' && note(`${message.text()} ${message.location().url}`));
    page.on('pageerror', (error) => note(error.message));
    await use(page);
    expect(errors).toEqual([]);
  },
});
