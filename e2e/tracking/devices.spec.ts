import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { signIn } from '../support/people.ts';
import { test } from '../support/test.ts';

const ADMINISTRATOR = 'company-administrator@serra.demo';
const AUDITOR = 'auditor@charrua.demo';

/** The secret in the dialog, which goes away when it is closed. */
async function takeSecret(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Segredo do dispositivo' });
  await expect(dialog.getByRole('img', { name: 'Código para o Traccar Client' })).toBeVisible();
  const secret = (await dialog.locator('code').first().textContent()) ?? '';
  await expect(dialog.getByText(`/api/positions/osmand/${secret}`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Já copiei' }).click();
  await expect(dialog).toBeHidden();
  return secret;
}

async function act(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name }).click();
}

test('a phone is registered, gets a new secret, and reports no more once disabled', async ({ page }) => {
  const identifier = `fone-${crypto.randomUUID().slice(0, 8)}`;
  const report = async (secret: string) =>
    (await page.request.get(`/api/positions/osmand/${secret}?id=${identifier}&lat=-29.17&lon=-51.18`)).status();
  await signIn(page, ADMINISTRATOR, { at: '/connectedDevices' });
  await page.getByRole('link', { name: 'Registrar dispositivo' }).first().click();
  const form = page.getByRole('dialog', { name: 'Registrar dispositivo' });
  await form.getByLabel('Identificador').fill(identifier);
  await form.getByRole('combobox', { name: 'Tipo' }).click();
  await page.getByRole('option', { name: 'Celular', exact: true }).click();
  // A driver has one phone, so a second try of this journey names none.
  await expect(form.getByRole('combobox', { name: 'Motorista' })).toBeVisible();
  await expectAccessible(page, { within: '[role="dialog"]' });
  await form.getByRole('button', { name: 'Registrar dispositivo' }).click();
  const first = await takeSecret(page);
  expect(await report(first)).toBe(200);

  await page.goto(`/connectedDevices/devices/${identifier}?session=open`);
  await expect(page.getByRole('heading', { name: identifier })).toBeVisible();
  await act(page, 'Novo segredo');
  await page.getByRole('dialog').getByRole('button', { name: 'Continuar' }).click();
  const second = await takeSecret(page);
  expect(second).not.toBe(first);
  expect([await report(first), await report(second)]).toEqual([401, 200]);
  await expectAccessible(page);

  await act(page, 'Desativar');
  await page.getByRole('dialog').getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Desativado', { exact: true }).first()).toBeVisible();
  expect(await report(second)).toBe(401);
});

test('an auditor sees the devices of the company and changes none @phone', async ({ page }) => {
  await signIn(page, AUDITOR, { at: '/connectedDevices' });
  await expect(page.getByText('Nunca transmitió').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Registrar dispositivo' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Configuración de GPS' })).toHaveCount(0);
  await expectAccessible(page);
});
