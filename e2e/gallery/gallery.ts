import { expect, type Locator, type Page } from '@playwright/test';
import * as whole from '../support/accessible.ts';

interface View {
  readonly mode?: 'light' | 'dark';
  readonly lang?: string;
  /** Of the company. */
  readonly color?: string;
}

/** Shows one section of the gallery alone. */
export async function openSection(page: Page, section: string, { mode = 'light', lang = 'pt-BR', color }: View = {}) {
  const query = new URLSearchParams({ section, mode, lang, ...(color ? { color } : {}) });
  await page.goto(`/gallery.html?${query}`);
  await expect(page.locator(`section#${section}`)).toBeVisible();
}

/** Pastes through the real clipboard and the keyboard. */
export async function paste(page: Page, into: Locator, text: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await into.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+V');
}

/** What the sample form would have sent. */
export async function savedValues(page: Page): Promise<Record<string, unknown>> {
  await page.getByRole('button', { name: 'Criar' }).click();
  const saved = page.getByTestId('saved');
  await expect(saved).not.toBeEmpty();
  return JSON.parse((await saved.textContent()) ?? '{}');
}

/** The message of a field, found as a screen reader finds it. */
export async function expectDescribed(field: Locator, message: string) {
  await expect(field).toHaveAccessibleDescription(new RegExp(message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
}

/** A section is shown alone; landmarks and headings belong to the page around it. */
const OF_WHOLE_PAGES = [
  'region',
  'page-has-heading-one',
  'heading-order',
  'landmark-one-main',
  'landmark-no-duplicate-main',
  'landmark-main-is-top-level',
];

const part = (within?: string) => ({ exceptions: OF_WHOLE_PAGES, ...(within && { within }) });

export const expectAccessible = (page: Page, within?: string) => whole.expectAccessible(page, part(within));
export const expectAccessibleInBothModes = (page: Page, within?: string) =>
  whole.expectAccessibleInBothModes(page, part(within));
