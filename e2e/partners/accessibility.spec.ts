import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { signIn } from '../support/people.ts';
import { test } from '../support/test.ts';

type Mode = 'light' | 'dark';

/** The person's own choice of mode comes with the session, so it is set on the page itself. */
async function expectReadable(page: Page, mode: Mode): Promise<void> {
  await page.evaluate((scheme) => document.documentElement.setAttribute('data-mantine-color-scheme', scheme), mode);
  await expectAccessible(page);
}

async function expectEverythingReadable(page: Page, mode: Mode): Promise<void> {
  await page.goto('/clientTransport');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectReadable(page, mode);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Histórico' })).toBeVisible();
  await expectReadable(page, mode);
  await page.getByRole('link', { name: 'Editar', exact: true }).click();
  await page.getByRole('button', { name: 'Adicionar contato' }).click();
  await expect(page.getByRole('button', { name: 'Salvar' })).toBeVisible();
  await expectReadable(page, mode);
}

for (const mode of ['light', 'dark'] as const) {
  test(`partners can be read and reached in the ${mode}`, async ({ page }) => {
    await signIn(page, 'operator@serra.demo');
    await expectEverythingReadable(page, mode);
  });
}
