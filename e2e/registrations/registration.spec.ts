import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { addressIn, OPERATOR, operatorCalls, programmedOrder, recordOf } from '../load-orders/office.ts';
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
const WRONG_PLATE = `5${run.slice(-3)}MQX`;
/** As Bolivia writes them. */
const shownPlate = (plate: string) => `${plate.slice(0, 4)}-${plate.slice(4)}`;

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

const input = (page: Page, name: string) => page.locator(`[data-field="${name}"] input`).last();
const step = (page: Page, name: string) => page.getByRole('form').getByRole('group', { name, exact: true });

async function goOn(page: Page, to: string): Promise<void> {
  await page.getByRole('button', { name: 'Seguinte' }).click();
  await expect(step(page, to)).toBeVisible();
}

async function fillWho(page: Page): Promise<void> {
  // Nobody gets to the next step without what this one asks for.
  await page.getByRole('button', { name: 'Seguinte' }).click();
  await expect(input(page, 'name')).toBeFocused();
  await expect(page.getByText('Obrigatório')).not.toHaveCount(0);
  await input(page, 'name').fill(FIRM);
  await input(page, 'taxId').fill(`10203${run}`);
  await input(page, 'contact.firstName').fill('Elena');
  await input(page, 'contact.lastName').fill('Rojas');
  await input(page, 'contact.phone').fill(`6${run}1`);
}

async function fillDriver(page: Page): Promise<void> {
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
  await expect(input(page, 'drivers.0.lastName')).toHaveValue('MAMANI QUISPE');
  // The journey may run twice against one demo: the numbers of this person are its own.
  await input(page, 'drivers.0.documentId').fill(`8${run}`);
  await input(page, 'drivers.0.driverLicense').fill(`8${run}`);
  await input(page, 'drivers.0.phone').fill(`7${run}2`);
}

async function fillVehicle(page: Page): Promise<void> {
  await input(page, 'vehicles.0.plate').fill(WRONG_PLATE);
  await input(page, 'vehicles.0.typeId').click();
  await page.getByRole('option').first().click();
  await input(page, 'vehicles.0.year').fill('1900');
}

async function register(holder: Page): Promise<void> {
  await expect(holder.getByRole('heading', { name: 'Cadastro de transportadora' })).toBeVisible();
  await expect(holder.getByText('Etapa 1 de 4')).toBeVisible();
  // What lies under the bar of buttons is scrolled from under it.
  await expectAccessibleInBothModes(holder, { exceptions: ['target-size'] });
  await fillWho(holder);
  await goOn(holder, 'Quem dirige');
  await fillDriver(holder);
  await goOn(holder, 'Veículos');
  await fillVehicle(holder);
  // What was typed is there again after the page was lost, at the same step.
  await holder.reload();
  await expect(input(holder, 'vehicles.0.plate')).toHaveValue(shownPlate(WRONG_PLATE));
  await expect(input(holder, 'vehicles.0.year')).toHaveValue('1900');
  await expectFitsPhone(holder);
  await goOn(holder, 'Conferir e enviar');
  await expect(holder.getByText(FIRM)).toBeVisible();
  await expectAccessibleInBothModes(holder, { exceptions: ['target-size'] });
  await expectFitsPhone(holder);
  // What only the server knows leads back to the step with the wrong field.
  await holder.getByRole('button', { name: 'Enviar cadastro' }).click();
  await expect(input(holder, 'vehicles.0.year')).toBeFocused();
  await input(holder, 'vehicles.0.year').fill('2019');
  await goOn(holder, 'Conferir e enviar');
  // Without a network it says so and keeps everything; with one it is sent once.
  await holder.context().setOffline(true);
  await holder.getByRole('button', { name: 'Enviar cadastro' }).click();
  await expect(holder.getByText('Estamos com problemas de conexão', { exact: false })).toBeVisible();
  await expect(holder.getByText(FIRM)).toBeVisible();
  await holder.context().setOffline(false);
  await expectSnackbar(holder, 'Cadastro enviado', () =>
    holder.getByRole('button', { name: 'Enviar cadastro' }).click(),
  );
  await expect(holder.getByText('Recebemos o seu cadastro')).toBeVisible();
}

async function refuse(page: Page, reason: string): Promise<void> {
  await page.getByRole('button', { name: 'Recusar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Recusar o cadastro' });
  await dialog.getByLabel('Motivo').fill(reason);
  await expectSnackbar(page, 'Cadastro recusado', () => dialog.getByRole('button', { name: 'Recusar' }).click());
}

async function correct(holder: Page): Promise<void> {
  await expect(holder.getByRole('alert').getByText(/A placa está errada/)).toBeInViewport();
  await expect(input(holder, 'name')).toHaveValue(FIRM);
  await goOn(holder, 'Quem dirige');
  await goOn(holder, 'Veículos');
  await input(holder, 'vehicles.0.plate').fill(PLATE);
  await goOn(holder, 'Conferir e enviar');
  await expect(holder.getByText(new RegExp(`^${shownPlate(PLATE)}`))).toBeVisible();
  await expectSnackbar(holder, 'Cadastro enviado', () =>
    holder.getByRole('button', { name: 'Enviar de novo' }).click(),
  );
}

/** The first load of the new provider: its truck and its driver are found by the plate. */
async function assignFirstOrder(page: Page): Promise<void> {
  const order = await programmedOrder(await operatorCalls(page.request));
  await page.goto(recordOf(order));
  await page.getByRole('link', { name: 'Atribuir', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Atribuir caminhão e motorista' });
  // Its documents are still missing, which is said and prevents nothing.
  await dialog.getByText('Outros', { exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Placa ou motorista' }).fill(PLATE);
  const truck = dialog.getByRole('radio', { name: new RegExp(shownPlate(PLATE)) });
  await expect(truck).toContainText('JUAN CARLOS MAMANI QUISPE');
  await truck.click();
  await dialog.getByRole('button', { name: /^Atribuir / }).click();
  await expect(dialog.getByText(new RegExp(`${order.loadingOrderCode} foi atribuída`))).toBeVisible();
  await dialog.getByRole('button', { name: 'Fechar' }).last().click();
  const assignment = page.getByRole('region', { name: 'Atribuição' });
  await expect(assignment).toContainText(shownPlate(PLATE));
  await expect(assignment).toContainText('JUAN CARLOS MAMANI QUISPE');
}

test.use({ expectedErrors: /status of 400.*\/web-form\/register|ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/ });

test('a transport company registers by an invitation, corrects what was refused, is approved and gets an order @phone', async ({
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
  await register(holder);

  // It comes by itself to whoever decides.
  await page
    .getByRole('navigation', { name: 'Situação' })
    .getByRole('link', { name: /^A aprovar/ })
    .click();
  await page.getByRole('link', { name: FIRM }).first().click();
  await expect(page.getByRole('heading', { name: FIRM })).toBeVisible();
  await expect(page.getByText(/enviou o formulário$/)).toHaveCount(1);
  await expectAccessibleInBothModes(page);
  await expectFitsPhone(page);
  await refuse(page, 'A placa está errada');
  await expect(page.getByRole('link', { name: 'Avisar por WhatsApp' })).toHaveAttribute('href', /A%20placa/);
  await correct(holder);

  await page.getByRole('button', { name: 'Aprovar' }).click();
  const approving = page.getByRole('dialog', { name: `Aprovar ${FIRM}?` });
  await expectSnackbar(page, 'Cadastro aprovado', () => approving.getByRole('button', { name: 'Aprovar' }).click());
  await expect(holder.getByText(/já faz parte dos transportadores/)).toBeVisible();
  await page.getByRole('link', { name: 'Ver a empresa de transporte' }).click();
  await expect(page.getByRole('heading', { name: FIRM })).toBeVisible();

  await assignFirstOrder(page);
});
