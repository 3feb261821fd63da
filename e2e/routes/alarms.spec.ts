import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { OPERATOR } from '../load-orders/office.ts';
import { expectAccessibleInBothModes } from '../support/accessible.ts';
import { signIn } from '../support/people.ts';
import { expectSettled } from '../support/settled.ts';
import { expectPlainText } from '../support/shown-text.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';
import { drivenPath } from './driven-path.ts';

const alarm = (page: Page, type: string) => page.locator(`[data-alarm="${type}"]`);
const countOf = (page: Page, type: string) => alarm(page, type).getByRole('button', { name: /: \d+ alertas?/ });

async function tryAndSave(page: Page, request: APIRequestContext): Promise<string> {
  const { address, code } = await drivenPath(request);
  await signIn(page, OPERATOR, { at: address });
  await expectSettled(page);
  const deviation = alarm(page, 'deviation');
  await expect(deviation).toContainText('Fora do corredor por mais de');
  await expect(page.getByLabel('Fora do corredor: Limite')).toHaveValue('0');
  await expectPlainText(page);

  await page.getByRole('button', { name: 'Experimentar' }).click();
  await expect(countOf(page, 'deviation')).toHaveAccessibleName(/^Fora do corredor: 1 alerta/);
  await expect(countOf(page, 'stopped')).toHaveAccessibleName(/^Parada: 1 alerta/);
  await expect(countOf(page, 'zoneDanger')).toHaveAccessibleName(/^Área perigosa: 1 alerta/);
  const trip = page.getByRole('list', { name: 'Viagens' }).getByRole('button');
  await expect(trip).toContainText(code);
  await expect(trip).toContainText('ABC1D23');

  // Refused at the field, and tried again once it is right.
  await page.getByLabel('Fora do corredor: Limite').fill('300000');
  await page.keyboard.press('Tab');
  await expect(deviation.getByText('Entre 0 e 200.000')).toBeVisible();
  await page.getByLabel('Fora do corredor: Limite').fill('5000');
  await expect(countOf(page, 'deviation')).toHaveAccessibleName(/^Fora do corredor: 0 alerta/);
  await expect(countOf(page, 'deviation')).toContainText('1 a menos que os salvos');
  await expect(deviation).toContainText('Deste caminho');

  await countOf(page, 'stopped').click();
  await expect(trip).toContainText('1 alerta');
  await expect(
    page.getByRole('region', { name: /Alertas que/ }).getByRole('button', { name: /^Parada/ }),
  ).toBeVisible();
  await countOf(page, 'stopped').click();

  await page.getByRole('button', { name: 'Calmo' }).click();
  await expect(countOf(page, 'stopped')).toHaveAccessibleName(/^Parada: 0 alerta/);
  await page.getByRole('button', { name: /Alterar aviso e horário: Parada/ }).click();
  await page.getByLabel('Parada: Só em certos horários').check();
  await expect(alarm(page, 'stopped')).toContainText('das 22:00 às 06:00');
  await expectSnackbar(page, 'Alarmes salvos', () => page.getByRole('button', { name: 'Salvar' }).click());
  await expect(countOf(page, 'stopped')).toContainText('igual aos salvos');
  await expectAccessibleInBothModes(page);
  return address;
}

test('a planner sets alarms as sentences, tries them, sees the count fall and saves', async ({ page, request }) => {
  const address = await tryAndSave(page, request);
  await page.reload();
  await expectSettled(page);
  await expect(page.getByLabel('Fora do corredor: Limite')).toHaveValue('2.000');
  await page.getByRole('button', { name: /Voltar ao valor da empresa. Limite: 0 m/ }).click();
  await expect(page.getByLabel('Fora do corredor: Limite')).toHaveValue('0');

  // Leaving what is not saved asks first, also for the alarms of the company.
  await page.getByText('Todos os caminhos da empresa').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/level=company/);
  await expectSettled(page);
  await expect(alarm(page, 'deviation')).toContainText('Padrão do produto');

  await signIn(page, 'auditor@serra.demo', { at: address });
  await expectSettled(page);
  await expect(alarm(page, 'deviation')).toContainText('por mais de 2.000 m durante 10 min: alta');
  await expect(page.getByRole('button', { name: 'Salvar' })).toHaveCount(0);
  await expect(alarm(page, 'deviation').getByRole('textbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Experimentar' }).click();
  await expect(countOf(page, 'zoneDanger')).toHaveAccessibleName(/^Área perigosa: 1 alerta/);
  await expectAccessibleInBothModes(page);
});

test('alarms are set and tried on a phone @phone', async ({ page, request }) => {
  await tryAndSave(page, request);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('a path without trips says so', async ({ page, request }) => {
  const { address } = await drivenPath(request, false);
  await signIn(page, OPERATOR, { at: address });
  await expectSettled(page);
  await page.getByRole('button', { name: 'Experimentar' }).click();
  await expect(page.getByRole('heading', { name: 'Ainda não há viagens neste caminho' })).toBeVisible();
  await expectAccessibleInBothModes(page, { within: '#alarm-trial' });
});

test.describe('a path that is not there', () => {
  test.use({ expectedErrors: /404/ });

  test('is said to be missing', async ({ page }) => {
    const [load, unload, path] = [1, 2, 3].map(() => crypto.randomUUID());
    await signIn(page, OPERATOR, { at: `/routes/update/${load}/${unload}/configureRouteAlarms/${path}` });
    await expect(page.getByText('Este caminho não existe ou não é da sua empresa.')).toBeVisible();
  });
});
