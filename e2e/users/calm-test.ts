import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

interface Calm {
  /** Another person at another device, watched as well. */
  readonly other: () => Promise<Page>;
}

/** A journey during which the browser's own log stays empty of errors. */
export const test = base.extend<Calm>({
  page: async ({ page }, use) => {
    const heard = listen(page);
    await use(page);
    expect(heard).toEqual([]);
  },
  other: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    const heard: string[][] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      const page = await context.newPage();
      heard.push(listen(page));
      return page;
    });
    for (const context of contexts) await context.close();
    expect(heard.flat()).toEqual([]);
  },
});

/** The browser itself logs every refused call; those are told on the screen and tested there. */
const REFUSED = /Failed to load resource: the server responded with a status of 4\d\d/;

function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !REFUSED.test(message.text())) heard.push(message.text());
  });
  return heard;
}

export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join('\n   ')}`),
  ).toEqual([]);
}
