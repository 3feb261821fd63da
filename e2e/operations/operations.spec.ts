import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { PASSWORD, signIn } from '../support/people.ts';
import { expectSettledAt } from '../support/settled.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';

const BOSS = 'company-administrator@serra.demo';

async function writeTemplate(page: Page, name: string): Promise<void> {
  await expectSettledAt(page, '/stageTemplate');
  await page.getByRole('link', { name: 'Novo modelo' }).first().click();
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill(name);
  await page.getByRole('button', { name: 'Mover Trânsito para cima' }).click();
  const first = page.getByRole('group', { name: 'Etapa 1' });
  await expect(first.getByLabel('Nome da etapa')).toHaveValue('Trânsito');
  await first.getByRole('button', { name: 'Adicionar tarefa' }).click();
  await first.getByRole('group', { name: 'Tarefa 2' }).getByLabel('O que deve ser feito').fill('Abastecer');
  await expectSnackbar(page, 'Modelo criado com sucesso', () => page.getByRole('button', { name: 'Criar' }).click());
}

async function chooseCity(page: Page, label: string, letters: string, name: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(letters);
  await page.getByRole('option', { name }).first().click();
}

async function writeOperation(page: Page, template: string): Promise<void> {
  await expectSettledAt(page, '/operation/normal');
  await page.getByRole('link', { name: 'Nova operação' }).first().click();
  await page.getByRole('combobox', { name: 'Cliente', exact: true }).click();
  await page.getByRole('option').first().click();
  await chooseCity(page, 'Origem', 'Campinas', /^Campinas/);
  await chooseCity(page, 'Destino', 'Santos', /^Santos/);
  await page.getByRole('textbox', { name: 'Data de coleta' }).fill('20/11/2026');
  await page.getByRole('textbox', { name: 'Data de entrega' }).fill('22/11/2026');
  const prices = page.getByRole('textbox', { name: 'Valor' });
  await prices.nth(0).fill('9500');
  await prices.nth(1).fill('7000');
  await page.getByRole('combobox', { name: 'Modelo de etapas' }).click();
  await page.getByRole('option', { name: template }).click();
  await page.getByRole('button', { name: 'Criar' }).click();
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText('Campinas → Santos');
  await asked.getByRole('button', { name: 'Continuar' }).click();
}

/** The order itself is covered by other journeys. */
async function addOrder(request: APIRequestContext, operationId: string): Promise<void> {
  const signedIn = await request.post('/api/session/sign-in', { data: { email: BOSS, password: PASSWORD } });
  const { accessToken } = (await signedIn.json()) as { accessToken: string };
  const place = (cityName: string) => ({
    cityId: cityName.toLowerCase(),
    cityName,
    countryCode: 'BR',
    address: null,
    reference: null,
    lat: null,
    lng: null,
    category: null,
    warehouseId: null,
  });
  const made = await request.post('/api/travel/loadingOrder', {
    headers: { authorization: `Bearer ${accessToken}`, 'idempotency-key': crypto.randomUUID() },
    data: { operation: { operationId }, origin: place('Campinas'), destination: place('Santos') },
  });
  expect(made.status()).toBe(201);
}

test('a template, an operation that uses it, its documents filled in and printed', async ({ page, request }) => {
  const template = `Coleta ${crypto.randomUUID().slice(0, 6)}`;
  await signIn(page, BOSS);
  await writeTemplate(page, template);

  await expectSnackbar(page, /Operação OP-\d+ criada com sucesso/, () => writeOperation(page, template));
  await expect(page).toHaveURL(/\/operation\/show\//);
  const figures = page.getByRole('region', { name: 'Resultado' });
  await expect(figures.getByRole('row', { name: /BRL/ })).toContainText('2,500.00');
  await expect(page.getByText('Sem ordens de carga')).toBeVisible();

  const operationId = /show\/([\w-]+)/.exec(page.url())?.[1] ?? '';
  await addOrder(request, operationId);
  await page.reload();
  await expect(page.getByRole('link', { name: /OC-\d+.*Programada/ })).toBeVisible();

  await page.getByRole('link', { name: 'Documentos' }).click();
  await page.getByRole('link', { name: /Novo checklist para/ }).click();
  await expect(page.getByText('0 de 23 respondidas')).toBeVisible();
  const tyres = page.getByRole('radiogroup', { name: /pneus/ });
  await tyres.getByText('Não', { exact: true }).click();
  await page.getByLabel('O que não está certo?').fill('Estepe careca');
  await expectSnackbar(page, /CL-\d+ salvo/, () => page.getByRole('button', { name: 'Salvar' }).click());
  await expect(page.getByRole('link', { name: /CL-\d+.*Em aberto/ })).toBeVisible();

  // New documents can also be started where documents are listed.
  await expectSettledAt(page, `/operation/show/${operationId}/documents`);
  await page.getByRole('link', { name: /Novo contrato para/ }).click();
  await page.getByRole('textbox', { name: 'Nome do transportador' }).fill('Transportes Andorinha');
  await page.getByRole('textbox', { name: 'Motorista', exact: true }).fill('João da Silva');
  await page.getByRole('switch', { name: 'Concluir ao salvar' }).check({ force: true });
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Obrigatório').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Placa', exact: true }).fill('ABC1D23');
  await page.getByRole('textbox', { name: 'Carga', exact: true }).fill('Soja');
  await page.getByRole('textbox', { name: 'Frete', exact: true }).fill('BRL 7,000.00');
  await page.getByRole('textbox', { name: 'Data de coleta' }).fill('20/11/2026');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.getByRole('link', { name: /CT-\d+.*Concluído/ }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Imprimir PDF' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^CT-\d+\.pdf$/);
});

test('a reader reads operations, stage templates and orders, and can start nothing', async ({ page }) => {
  await signIn(page, 'auditor@charrua.demo', { at: '/operation/normal' });
  await page
    .getByRole('link', { name: /OP-\d+/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Documentos' }).click();
  await expect(page).toHaveURL(/\/operation\/show\/[\w-]+\/documents/);
  await expect(page.getByRole('region', { name: /OC-\d+/ }).first()).toContainText('Checklists');
  await expect(page.getByRole('link', { name: /Nuev[oa] (checklist|contrato)/ })).toHaveCount(0);
  await page.goto(page.url().replace('/show/', '/update/'));
  await expect(page.getByRole('region', { name: /OC-\d+/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Nuev[oa] (checklist|contrato)/ })).toHaveCount(0);

  await expectSettledAt(page, '/stageTemplate');
  await expect(page.getByRole('link', { name: 'Nueva plantilla' })).toHaveCount(0);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/stageTemplate\/update\//);
  await expect(page.getByRole('region', { name: 'Etapas y tareas' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Guardar|Desactivar)$/ })).toHaveCount(0);
  await expectSettledAt(page, '/loadOrder/multipoint/create/SAA1234');
  await expect(page.getByRole('alert')).toContainText('Crear órdenes requiere el permiso de escritura');
});
