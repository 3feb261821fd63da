import { expect, type Page } from '@playwright/test';
import { addressIn, OPERATOR, operatorCalls } from '../load-orders/office.ts';
import { expectAccessibleInBothModes } from '../support/accessible.ts';
import { signIn } from '../support/people.ts';
import { expectFitsPhone } from '../support/phone.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';
import { publishedOffer, STREET } from './offers.ts';

const PHONE = { width: 390, height: 844 };
const run = String(Date.now()).slice(-8);
const COMPANY = `Fretes Silva ${run}`;

async function createLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Criar link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Novo link' });
  await dialog.getByLabel('Para quem (opcional)').fill('Grupo de motoristas');
  await dialog.getByRole('button', { name: 'Criar link' }).click();
  const url = await dialog.getByLabel('Endereço do link').first().inputValue();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Grupo de motoristas')).toBeVisible();
  await expect(page.getByText(/Ainda não foi aberto/)).toBeVisible();
  return addressIn(url);
}

async function applyAsOutsider(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Quero levar esta carga' }).click();
  const form = page.getByRole('form', { name: 'Sua candidatura' });
  await form.getByRole('button', { name: 'Enviar candidatura' }).click();
  await expect(form.getByText('Obrigatório').first()).toBeVisible();
  await form.getByLabel('Nome', { exact: false }).first().fill('Ana');
  await form.getByLabel('Sobrenome').fill('Silva');
  await form.getByLabel('Celular').fill(`119${run}`);
  await form.getByLabel(/^Placa/).fill(`ABC${run.slice(-4)}`);
  await form.getByLabel('Empresa (se houver)').fill(COMPANY);
  await form.getByLabel('Outro preço (opcional)').fill('4000');
  await expectSnackbar(page, 'Candidatura enviada', () =>
    form.getByRole('button', { name: 'Enviar candidatura' }).click(),
  );
  await expect(page.getByText('Recebida. Guarde este link: a resposta aparece aqui.')).toBeVisible();
}

// The link of whoever did not apply is over with the award.
test.use({ expectedErrors: /404 \(Not Found\).*\/api\/opportunity-view\// });

test('a carrier without an account applies by a link and gets the load @phone', async ({ page, other, request }) => {
  test.slow();
  const call = await operatorCalls(request);
  const { _id, code } = await publishedOffer(call);
  await signIn(page, OPERATOR, { at: `/opportunity/show/${_id}?tab=share` });
  const address = await createLink(page);
  expect(address).toMatch(/^\/opportunity-view\/[\w-]{32}/);
  expect(address).not.toContain(_id);

  const outsider = await other();
  await outsider.setViewportSize(PHONE);
  await outsider.goto(address);
  await expect(outsider.getByRole('heading', { name: 'Joinville → Santos' })).toBeVisible();
  await expect(outsider.getByText(code, { exact: false }).first()).toBeVisible();
  await expect(outsider.getByText(STREET)).toHaveCount(0);
  await expectAccessibleInBothModes(outsider);
  await applyAsOutsider(outsider);
  await expectFitsPhone(outsider);

  // Whoever else has the link sees the load, and nothing of who applied.
  const stranger = await other();
  await stranger.goto(address);
  await expect(stranger.getByRole('button', { name: 'Quero levar esta carga' })).toBeVisible();
  await expect(stranger.getByText(COMPANY)).toHaveCount(0);

  await page.getByRole('tab', { name: /^Candidatos/ }).click();
  const card = page.getByRole('listitem', { name: COMPANY });
  await expect(card.getByText('Externo')).toBeVisible();
  await expectFitsPhone(page);
  await card.getByRole('link', { name: 'Adjudicar' }).click();
  await expect(page.getByRole('heading', { name: `Adjudicar ${code}` })).toBeVisible();
  await page.getByRole('button', { name: 'Aceitar e criar operação' }).click();
  await expectSnackbar(page, new RegExp(`Adjudicada a ${COMPANY}`), () =>
    page.getByRole('dialog').getByRole('button', { name: 'Continuar' }).click(),
  );

  // The page of the winner says so by itself, and the link of everybody else is over.
  await expect(outsider.getByText(/a carga é sua!/)).toBeVisible();
  await expect(outsider.getByText(STREET)).toHaveCount(0);
  await stranger.reload();
  await expect(stranger.getByRole('button', { name: 'Quero levar esta carga' })).toBeHidden();
  await expect(stranger.getByText(COMPANY)).toHaveCount(0);

  await page.goto(`/opportunity/show/${_id}?tab=timeline`);
  await expect(page.getByText(/Ana Silva.*falta completar o motorista eventual/)).toBeVisible();
});
