import { expect, type Page } from '@playwright/test';
import { test } from '../support/test.ts';
import { expectAccessibleInBothModes, openSection } from './gallery.ts';

const row = (page: Page, name: string) => page.getByRole('option', { name });
const chosen = (page: Page) => page.getByTestId('chosen');

test('five thousand rows are reached by keys, and few of them are in the page', async ({ page }) => {
  await openSection(page, 'virtual-list');
  await expect(page.getByRole('listbox', { name: 'Caminhões' })).toBeVisible();
  await expectAccessibleInBothModes(page);
  await page.keyboard.press('Tab');
  await expect(row(page, 'ABC-0000')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('j');
  await expect(row(page, 'ABC-0002')).toBeFocused();
  await page.keyboard.press('k');
  await expect(row(page, 'ABC-0001')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chosen(page)).toHaveText('live-1');
  await expect(row(page, 'ABC-0001')).toHaveAttribute('aria-selected', 'true');

  await page.keyboard.press('End');
  const last = row(page, 'ABC-4999');
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  await expect(last).toHaveAttribute('aria-posinset', '5000');
  await expect(last).toHaveAttribute('aria-setsize', '5000');
  await page.keyboard.press('Space');
  await expect(chosen(page)).toHaveText('live-4999');
  await page.keyboard.press('Home');
  await expect(row(page, 'ABC-0000')).toBeFocused();
  expect(await page.getByRole('option').count()).toBeLessThan(60);

  // One stop for the Tab key, and back to the same row.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Inverter' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(row(page, 'ABC-0001')).toBeFocused();
});

test('what is chosen elsewhere comes into view, and a row keeps the focus when the order changes', async ({ page }) => {
  await openSection(page, 'virtual-list');
  const elsewhere = page.getByRole('button', { name: /^Escolher/ });
  await elsewhere.click();
  await expect(row(page, 'ABC-4000')).toBeInViewport();
  await expect(elsewhere).toBeFocused();
  await row(page, 'ABC-4001').click();
  await expect(chosen(page)).toHaveText('live-4001');
  await page.getByRole('button', { name: 'Inverter' }).click();
  await expect(row(page, 'ABC-4001')).toHaveAttribute('aria-posinset', '999');
  await page.keyboard.press('Shift+Tab');
  await expect(row(page, 'ABC-4001')).toBeFocused();
});
