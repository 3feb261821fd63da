import { expect, type Page } from '@playwright/test';
import type { Language } from '#kernel/language.ts';
import { wrongInText } from '#testing/shown-text.ts';

/**
 * Checks every text on the page as its reader sees it: no name of the code, no value that is none, numbers and dates as
 * the country writes them. A fact is read together with its label.
 */
export async function expectPlainText(page: Page): Promise<void> {
  const { lines, language } = await page.evaluate(() => {
    const facts = [...document.querySelectorAll('dd')].map(
      (value) => `${value.previousElementSibling?.textContent ?? ''} ${value.innerText}`,
    );
    const titles = [...document.querySelectorAll('[title], [aria-label], [placeholder]')].flatMap((element) =>
      ['title', 'aria-label', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    );
    return {
      lines: [...new Set([...document.body.innerText.split('\n'), ...facts, ...titles].map((line) => line.trim()))],
      language: document.documentElement.lang,
    };
  });
  expect([page.url(), wrongInText(lines, language as Language)]).toEqual([page.url(), []]);
}
