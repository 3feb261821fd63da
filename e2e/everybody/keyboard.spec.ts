import { expect, type Locator, type Page } from '@playwright/test';
import { expectShell, PASSWORD } from '../support/people.ts';
import { test } from '../support/test.ts';

/** Presses Tab until the element has the focus; a focus trap or a missing tab stop fails. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  const reached = () => wanted.evaluate((element) => element === document.activeElement);
  await expect(wanted).toBeVisible();
  for (let steps = 0; steps < 60 && !(await reached()); steps += 1) await page.keyboard.press('Tab');
  await expect(wanted).toBeFocused();
}

async function goTo(page: Page, screen: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Buscar telas, ações e registros' })).toBeFocused();
  await page.keyboard.type(screen);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
}

test('the keyboard alone signs in, finds a record, changes it and confirms a dialog', async ({ page }) => {
  await test.step('sign in', async () => {
    await page.goto('/login');
    await tabTo(page, page.getByLabel(/^E-mail/));
    await page.keyboard.type('operator@serra.demo');
    await tabTo(page, page.getByLabel(/^Senha/));
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expectShell(page);
  });

  await test.step('a list', async () => {
    await goTo(page, 'clientes');
    await expect(page).toHaveURL(/\/client$/);
    await expect(page.getByRole('link', { name: 'Novo cliente' }).first()).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Buscar na lista' })).toBeFocused();
    await page.keyboard.type('ltda');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/search=ltda/);
    await tabTo(page, page.getByRole('row').nth(1).getByRole('link').first());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/client\/detail\//);
  });

  await test.step('a form', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Editar', exact: true }));
    await page.keyboard.press('Enter');
    const notes = page.getByLabel('Observações');
    await tabTo(page, notes);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Descarga só pela manhã');
  });

  await test.step('a dialog', async () => {
    await goTo(page, 'perfil');
    const question = page.getByRole('dialog');
    await expect(question.getByRole('button', { name: 'Continuar editando' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toHaveCount(0);
    await tabTo(page, page.getByRole('button', { name: 'Salvar' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/client\/detail\//);
    await expect(page.getByText('Descarga só pela manhã').first()).toBeVisible();
  });
});
