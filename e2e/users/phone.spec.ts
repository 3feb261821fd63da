import { expect } from '@playwright/test';
import { freshEmail, signIn } from '../support/people.ts';
import { expectFits, expectSettledAt } from '../support/settled.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';

const ADMINISTRATOR = 'company-administrator@serra.demo';
const ADDRESSES = ['/users', '/users?invite=true', '/users?tab=roles', '/users?tab=roles&role=new', '/profile'];

test('the list and the invitation fit a phone @phone', async ({ page }) => {
  const email = freshEmail('fone');
  await signIn(page, ADMINISTRATOR);
  for (const address of ADDRESSES) {
    await expectSettledAt(page, address);
    await expectFits(page);
  }
  await expectSettledAt(page, '/users');
  await expect(page.getByRole('article').filter({ hasText: ADMINISTRATOR })).toContainText('Ativo');
  await page.getByRole('link', { name: 'Convidar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Convidar uma pessoa' });
  await expect(dialog).toHaveJSProperty('clientWidth', page.viewportSize()?.width);
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('textbox', { name: 'Nome', exact: true }).fill('Fátima');
  await dialog.getByLabel('Sobrenome').fill('Rocha');
  await dialog.getByRole('combobox', { name: 'Funções' }).fill('segur');
  await page.getByRole('option', { name: /^Segurança/ }).click();
  await page.keyboard.press('Escape');
  await expectSnackbar(page, `Convite enviado para ${email}`, () =>
    dialog.getByRole('button', { name: 'Enviar convite' }).click(),
  );
});
