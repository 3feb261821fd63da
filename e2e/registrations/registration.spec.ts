import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { addressIn, OPERATOR } from '../load-orders/office.ts';
import { expectAccessibleInBothModes } from '../support/accessible.ts';
import { signIn } from '../support/people.ts';
import { expectFitsPhone } from '../support/phone.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';

const LICENCE = new URL('../../src/areas/fleet/server/licence.fixture.jpg', import.meta.url);
const PHONE = { width: 390, height: 844 };
const run = String(Date.now()).slice(-6);
const FIRM = `Fletes Mamani ${run}`;
const PLATE = `4${run.slice(-3)}MQX`;

async function invite(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Convidar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Convidar uma transportadora' });
  await dialog.getByLabel('Para quem').fill(`Dom Juan ${run}`);
  await dialog.getByLabel('País').selectOption({ label: 'Bolívia' });
  await dialog.getByLabel('Idioma').selectOption({ label: 'Português (Brasil)' });
  await dialog.getByRole('button', { name: 'Criar convite' }).click();
  await expect(dialog.getByRole('link', { name: 'Enviar por WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\//,
  );
  await expect(dialog.getByRole('link', { name: 'Enviar por e-mail' })).toHaveAttribute('href', /^mailto:/);
  const url = await dialog.getByLabel('Endereço do convite').first().inputValue();
  await page.keyboard.press('Escape');
  return addressIn(url);
}

async function fillForm(page: Page): Promise<void> {
  const input = (name: string) => page.locator(`[data-field="${name}"] input`).last();
  await input('name').fill(FIRM);
  await input('taxId').fill(`10203${run}`);
  await input('contact.firstName').fill('Elena');
  await input('contact.lastName').fill('Rojas');
  await input('contact.phone').fill(`6${run}1`);
  const driver = page.getByRole('group', { name: 'Motorista 1' });
  const licence = { name: 'licencia.jpg', mimeType: 'image/jpeg', buffer: await readFile(LICENCE) };
  // A busy machine may refuse the first try.
  await expect(async () => {
    const chooser = page.waitForEvent('filechooser');
    await driver.getByRole('button', { name: 'Preencher com uma foto' }).click();
    await (await chooser).setFiles(licence);
    await expect(driver.getByText('Nome: JUAN CARLOS')).toBeVisible();
  }).toPass({ timeout: 480_000 });
  const suggestions = driver.getByRole('button', { name: /^Usar / });
  while ((await suggestions.count()) > 0) await suggestions.first().click();
  await expect(input('drivers.0.lastName')).toHaveValue('MAMANI QUISPE');
  // The journey may run twice against one demo: the numbers of this person are its own.
  await input('drivers.0.documentId').fill(`8${run}`);
  await input('drivers.0.driverLicense').fill(`8${run}`);
  await input('drivers.0.phone').fill(`7${run}2`);
  await input('vehicles.0.plate').fill(PLATE);
  await input('vehicles.0.typeId').click();
  await page.getByRole('option').first().click();
}

test('a transport company registers by an invitation, corrects what was refused, and is approved @phone', async ({
  page,
  other,
}) => {
  test.slow();
  await signIn(page, OPERATOR, { at: '/clientTransport' });
  await page.getByRole('link', { name: 'Cadastros por convite' }).click();
  const address = await invite(page);
  expect(address).toMatch(/^\/web-form\/register\?link=[\w-]{32}/);

  const holder = await other();
  await holder.setViewportSize(PHONE);
  await holder.goto(address);
  await expect(holder.getByRole('heading', { name: 'Cadastro de transportadora' })).toBeVisible();
  // What lies under the bar of buttons is scrolled from under it.
  await expectAccessibleInBothModes(holder, { exceptions: ['target-size'] });
  await fillForm(holder);
  // What was typed is there again after the page was lost.
  await holder.reload();
  await expect(holder.locator('[data-field="name"] input')).toHaveValue(FIRM);
  await expectFitsPhone(holder);
  await expectSnackbar(holder, 'Cadastro enviado', () =>
    holder.getByRole('button', { name: 'Enviar cadastro' }).click(),
  );
  await expect(holder.getByText('Recebemos o seu cadastro')).toBeVisible();

  // It comes by itself to whoever decides.
  await page
    .getByRole('navigation', { name: 'Situação' })
    .getByRole('link', { name: /^A aprovar/ })
    .click();
  await page.getByRole('link', { name: FIRM }).first().click();
  await expect(page.getByRole('heading', { name: FIRM })).toBeVisible();
  await expectAccessibleInBothModes(page);
  await expectFitsPhone(page);
  await page.getByRole('button', { name: 'Recusar' }).click();
  const refusing = page.getByRole('dialog', { name: 'Recusar o cadastro' });
  await refusing.getByLabel('Motivo').fill('A placa está errada');
  await expectSnackbar(page, 'Cadastro recusado', () => refusing.getByRole('button', { name: 'Recusar' }).click());

  await expect(holder.getByText(/A placa está errada/)).toBeVisible();
  await expect(holder.locator('[data-field="name"] input')).toHaveValue(FIRM);
  await expectSnackbar(holder, 'Cadastro enviado', () =>
    holder.getByRole('button', { name: 'Enviar de novo' }).click(),
  );

  await page.getByRole('button', { name: 'Aprovar' }).click();
  const approving = page.getByRole('dialog', { name: `Aprovar ${FIRM}?` });
  await expectSnackbar(page, 'Cadastro aprovado', () => approving.getByRole('button', { name: 'Aprovar' }).click());
  await expect(holder.getByText(/já faz parte dos transportadores/)).toBeVisible();
  await page.getByRole('link', { name: 'Ver a empresa de transporte' }).click();
  await expect(page.getByRole('heading', { name: FIRM })).toBeVisible();
});
