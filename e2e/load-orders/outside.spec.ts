import { expect, type Page } from '@playwright/test';
import { signIn } from '../support/people.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';
import {
  addressIn,
  assignedOrder,
  OPERATOR,
  type Order,
  operatorCalls,
  PNG,
  programmedOrder,
  recordOf,
  share,
} from './office.ts';

const PHONE = { width: 390, height: 844 };

test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

async function shareFromTheOffice(page: Page, order: Order): Promise<string> {
  await signIn(page, OPERATOR, {
    at: `${recordOf(order)}?tab=links`,
  });
  await page.getByRole('button', { name: 'Compartilhar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compartilhar' });
  await dialog.getByLabel('Endereço da página').selectOption('/client-view');
  await dialog.getByLabel('Placas').check();
  await dialog.getByLabel('Tarefas').check();
  await dialog.getByLabel('WhatsApp do responsável').check();
  await dialog.getByRole('button', { name: 'Gerar link' }).click();
  const url = await dialog.getByLabel('Endereço do link').first().inputValue();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Ainda não foi aberto').first()).toBeVisible();
  expect(addressIn(url)).toMatch(/^\/client-view\//);
  return addressIn(url);
}

async function finishTask(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Concluir tarefa' }).click();
}

test('a link shows the chosen parts, a driver works without network, a client rates and reads the reply', async ({
  page,
  other,
  request,
}) => {
  test.slow();
  const call = await operatorCalls(request);
  const order = await assignedOrder(call);

  const client = await other();
  await client.setViewportSize(PHONE);
  await client.goto(await shareFromTheOffice(page, order));
  await expect(client.getByRole('heading', { name: `Ordem ${order.loadingOrderCode}` })).toBeVisible();
  await expect(client.getByText(order.plate)).toBeVisible();
  await expect(client.getByRole('heading', { name: /^Tarefas/ })).toBeVisible();
  await expect(client.getByText(order.driver)).toBeHidden();
  await expect(client.getByText(/Frete|Telefone|Onde está/)).toHaveCount(0);
  await expect(client.getByText('31/12/2030').first()).toBeVisible();
  const whatsapp = await client.getByRole('link', { name: /^Falar com .+ pelo WhatsApp$/ }).getAttribute('href');
  expect(decodeURIComponent(whatsapp ?? '')).toMatch(
    new RegExp(`^https://wa\\.me/\\d{10,}\\?text=.*${order.loadingOrderCode}`),
  );

  const driver = await other();
  await driver.setViewportSize(PHONE);
  await driver.goto(await share(call, order, 'driver'));
  await driver.getByLabel('Concordo em compartilhar minha posição até a entrega').check();
  await driver.getByRole('button', { name: 'Aceitar viagem' }).click();
  await expect(driver.getByRole('heading', { name: 'Aceitar a viagem' })).toBeHidden();

  await driver.context().setOffline(true);
  // The notice moves what is below it, and a click on its way would miss its button.
  await expect(driver.getByText('Sem rede.', { exact: false })).toBeVisible();
  const next = driver.getByRole('button', { name: /^Fazer/ });
  await next.first().click();
  await finishTask(driver);
  await expect(driver.getByText('1 esperando para ser enviado')).toBeVisible();
  await next.first().click();
  const wrong = { name: 'carga.png', mimeType: 'image/png', buffer: PNG.subarray(0, 40) };
  await driver.locator('input[type=file]').setInputFiles(wrong);
  await expect(driver.getByRole('alert')).toContainText('carga.png está danificado');
  await driver.locator('input[type=file]').setInputFiles({ name: 'carga.png', mimeType: 'image/png', buffer: PNG });
  await finishTask(driver);
  await expect(driver.getByText('2 esperando para ser enviado')).toBeVisible();
  await expect(driver.getByText('Sem rede.', { exact: false })).toBeVisible();

  await driver.context().setOffline(false);
  await expect(driver.getByText(/^Feito em/)).toHaveCount(2);
  await expect(driver.getByText(/esperando para ser enviado/)).toHaveCount(0);
  const { stages } = await call<{
    stages: readonly { tasks: readonly { doneAt: string | null; files: unknown[] }[] }[];
  }>('get', `/travel/loadingOrder/${order._id}/tasks`);
  const done = stages.flatMap(({ tasks }) => tasks).filter(({ doneAt }) => doneAt !== null);
  expect(done.map(({ files }) => files.length)).toEqual([0, 1]);

  // The client's page follows without being loaded again.
  await expect(client.getByText('Em viagem').first()).toBeVisible();
  await expect(client.getByText('Pendente')).toHaveCount(6);
  await expect(driver.getByRole('link', { name: /^Navegar até/ })).toBeVisible();
  await call('put', `/travel/loadingOrder/${order._id}/finalize`, {});
  await expect(driver.getByRole('heading', { name: 'Viagem concluída' })).toBeVisible();
  const rating = await share(call, order, 'rating');
  await client.goto(rating);
  await client.getByRole('radio', { name: 'Motorista: 5 de 5 estrelas' }).press('Space');
  await client.getByRole('radio', { name: 'Transportadora: 4 de 5 estrelas' }).press('Space');
  await client.getByLabel('Comentário').fill('Chegou antes da hora');
  await client.getByRole('button', { name: 'Enviar avaliação' }).click();
  await expect(client.getByRole('heading', { name: 'Obrigado pela avaliação' })).toBeVisible();

  await page.reload();
  await page.getByRole('tab', { name: 'Resumo' }).click();
  await page.getByLabel('Responder').fill('Agradecemos a confiança.');
  await expectSnackbar(page, 'Resposta enviada', () => page.getByRole('button', { name: 'Responder' }).click());
  await expect(client.getByText('Agradecemos a confiança.')).toBeVisible();
  await expect(client.getByRole('button', { name: 'Enviar avaliação' })).toBeHidden();
});

test('a client proposes a loading day on a form that reports missing values, and reads the answer of the office', async ({
  page,
  other,
  request,
}) => {
  const call = await operatorCalls(request);
  const order = await programmedOrder(call);
  await page.setViewportSize(PHONE);
  await page.goto(await share(call, order, 'webForm'));
  await page.getByLabel('Dia').fill('2031-01-02');
  await expect(page.getByText('O carregamento não pode ser posterior à entrega (31/12/2030)')).toBeVisible();
  await page.getByLabel('Dia').fill('2030-05-17');
  await page.getByRole('button', { name: 'Propor esta data' }).click();
  await expect(page.getByText('Obrigatório')).toHaveCount(1);
  await page.getByLabel('Seu nome').fill('Helena');
  await expect(page.getByText('Obrigatório')).toHaveCount(0);
  await page.getByRole('button', { name: 'Propor esta data' }).click();
  await expect(page.getByRole('status')).toContainText('17/05/2030');
  await expect(page.getByRole('status')).toContainText('Espera resposta');

  const office = await other();
  await signIn(office, OPERATOR, { at: recordOf(order) });
  const requests = office.getByRole('region', { name: 'Pedidos do cliente' });
  await expect(requests).toContainText('17/05/2030');
  await requests.getByLabel('Resposta ao cliente (opcional)').fill('Combinado');
  await expectSnackbar(office, 'Pedido aceito: o cliente já pode ler a resposta', () =>
    requests.getByRole('button', { name: 'Aceitar' }).click(),
  );
  await expect(requests.getByRole('button', { name: 'Aceitar' })).toHaveCount(0);
  await expect(office.getByRole('region', { name: 'Trajeto' })).toContainText('17/05/2030');
  await expect(page.getByRole('status')).toContainText('Aceito');
  await expect(page.getByRole('status')).toContainText('Combinado');
});
