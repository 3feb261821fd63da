import { expect, type Page } from '@playwright/test';
import { makeDriver } from '../support/drive.ts';
import { HERE, keptPhone, untilKept } from '../support/kept-phone.ts';
import { signIn } from '../support/people.ts';
import { test } from '../support/test.ts';
import { assignedOrder, doneTasks, type Order, operatorCalls, PNG, share } from './office.ts';

const TRUCKER = 'trucker@serra.demo';

test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED|Failed to load resource/ });

/** How much the phone stores for its driver. */
function keptOnPhone(page: Page, store: 'items' | 'trips'): Promise<number> {
  return page.evaluate(async (name) => {
    const known = await indexedDB.databases();
    if (!known.some((database) => database.name === 'tropeiro.driver')) return 0;
    return new Promise<number>((resolve) => {
      const opened = indexedDB.open('tropeiro.driver');
      opened.onsuccess = () => {
        const count = opened.result.transaction(name).objectStore(name).count();
        count.onsuccess = () => {
          opened.result.close();
          resolve(count.result);
        };
      };
    });
  }, store);
}

const waiting = (page: Page, count: number) => page.getByText(`${count} esperando para ser enviado`);

async function accept(page: Page): Promise<void> {
  await page.getByLabel('Concordo em compartilhar minha posição até a entrega').check();
  await page.getByRole('button', { name: 'Aceitar viagem' }).click();
}

async function perform(page: Page, task: string, withPhoto = false): Promise<void> {
  await page.getByRole('button', { name: `Fazer: ${task}` }).click();
  if (withPhoto) {
    const picture = { name: 'carga.png', mimeType: 'image/png', buffer: PNG };
    await page.locator('input[type=file]').setInputFiles(picture);
  }
  await page.getByRole('button', { name: 'Concluir tarefa' }).click();
}

/** Without network from the first screen to the last task, with a reload in between. */
async function driveWithoutNetwork(page: Page, { loadingOrderCode }: Order): Promise<void> {
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: loadingOrderCode })).toBeVisible();
  await expect(page.getByText(/^Mostrando o que foi guardado em/)).toBeVisible();
  await accept(page);
  await expect(waiting(page, 1)).toBeVisible();
  await expect(page.getByText('Compartilhando a posição')).toBeVisible();
  await perform(page, 'Chegada ao local de carga');
  await expect(waiting(page, 2)).toBeVisible();
  await perform(page, 'Fotos do carregamento', true);
  await expect(waiting(page, 3)).toBeVisible();
  await page.reload();
  await expect(waiting(page, 3)).toBeVisible();
  await expect(page.getByText('Esperando para ser enviado', { exact: true })).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Aceitar a viagem' })).toBeHidden();
  await page.context().setOffline(false);
  await expect(page.getByText(/^Feito em/)).toHaveCount(2);
  await expect(page.getByText(/esperando para ser enviado/)).toHaveCount(0);
}

interface Entry {
  readonly type: string;
}

test('a driver with a link accepts the trip and works without network; everything arrives once', async ({
  browser,
  request,
}) => {
  test.slow();
  const call = await operatorCalls(request);
  const order = await assignedOrder(call);
  const page = await keptPhone(browser);
  await page.goto(await share(call, order, 'driver'));
  await expect(page.getByRole('heading', { name: order.loadingOrderCode })).toBeVisible();
  await untilKept(page);
  await driveWithoutNetwork(page, order);
  expect((await doneTasks(call, order)).map(({ files }) => files.length)).toEqual([0, 1]);
  // A position that the phone found after the task follows it.
  const here = { lat: HERE.latitude, lng: HERE.longitude };
  await expect.poll(async () => (await doneTasks(call, order)).map(({ position }) => position)).toEqual([here, here]);
  const { entries } = await call<{ entries: readonly Entry[] }>('get', `/travel/loadingOrder/${order._id}/timeline`);
  const types = entries.map(({ type }) => type).filter((type) => type === 'tripAccepted' || type === 'taskDone');
  expect(types).toEqual(['taskDone', 'taskDone', 'tripAccepted']);

  await page.getByRole('button', { name: 'Parar de compartilhar' }).click();
  await expect(page.getByText('Você não compartilha a posição')).toBeVisible();
  await perform(page, 'Saída para o destino');
  await expect(page.getByText(/^Feito em/)).toHaveCount(3);
  expect((await doneTasks(call, order)).at(-1)?.position).toBeNull();

  await page.context().setOffline(true);
  await expect(page.getByText('Sem rede.', { exact: false })).toBeVisible();
  await perform(page, 'Chegada ao local de descarga');
  await expect(waiting(page, 1)).toBeVisible();
  await call('put', `/travel/loadingOrder/${order._id}/cancel`, { reason: 'Sem carga' });
  await page.context().setOffline(false);
  await expect(page.getByText(/^Não foi aceito: As tarefas se fazem durante a viagem/)).toBeVisible();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByText(/^Não foi aceito/)).toBeVisible();
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(waiting(page, 1)).toBeHidden();
  await page.context().close();
});

test('a driver with an account does the same, and signing out leaves nothing behind', async ({ browser, request }) => {
  test.slow();
  const call = await operatorCalls(request);
  const order = await assignedOrder(call);
  await makeDriver(TRUCKER, order._id);
  const page = await keptPhone(browser);
  await signIn(page, TRUCKER, { at: '/trips' });
  // The list, and the open trip.
  await expect.poll(() => keptOnPhone(page, 'trips')).toBe(2);
  await untilKept(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(/^Sem rede: mostrando as viagens guardadas em/)).toBeVisible();
  await page.getByRole('link', { name: order.loadingOrderCode }).click();
  await expect(page.getByRole('heading', { name: order.loadingOrderCode })).toBeVisible();
  await driveWithoutNetwork(page, order);
  expect((await doneTasks(call, order)).map(({ files }) => files.length)).toEqual([0, 1]);

  await page.getByRole('button', { name: /^Menu do perfil/ }).click();
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect([await keptOnPhone(page, 'items'), await keptOnPhone(page, 'trips')]).toEqual([0, 0]);
  expect(await page.evaluate(() => localStorage.getItem('tropeiro.person'))).toBeNull();
  await page.context().close();
});
