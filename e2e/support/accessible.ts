import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Everybody can use the whole page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolation(new AxeBuilder({ page }).withTags(RULES));
}

/** The same page in another light: of all rules only contrast can tell it apart. */
export async function expectReadable(page: Page): Promise<void> {
  await expectNoViolation(new AxeBuilder({ page }).withRules(['color-contrast']));
}

async function expectNoViolation(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const told = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, any, all }) => `${html.slice(0, 200)} ${any[0]?.message ?? all[0]?.message ?? ''}`).join('\n   ')}`,
  );
  expect(told).toEqual([]);
}
