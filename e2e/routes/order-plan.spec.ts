import { expect } from '@playwright/test';
import { addressIn, assignFreeTruck, OPERATOR, operatorCalls, recordOf, share } from '../load-orders/office.ts';
import { expectAccessible } from '../support/accessible.ts';
import { keptPhone, untilKept } from '../support/kept-phone.ts';
import { signIn } from '../support/people.ts';
import { expectSettledAt } from '../support/settled.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';
import { orderAlong, plannedPath } from './planned-order.ts';

test('a path is given to an order and seen on record, map, sheet and the client’s page; a newer version by hand', async ({
  page,
  other,
  request,
}) => {
  test.slow();
  const call = await operatorCalls(request);
  const path = await plannedPath(call);
  const order = await orderAlong(call, path, false);
  const toll = `Praça ${path.name.slice(-6)}`;

  await signIn(page, OPERATOR, { at: `${recordOf(order)}?tab=map` });
  await expect(page.getByText('Linha reta, não é uma rota.')).toBeVisible();

  // A reload: a form opened from the map would go back to the map.
  await page.goto(`/operation/${order.operation.operationId}/loadOrder/${order._id}/update`);
  const choice = page.getByRole('combobox', { name: 'Rota e caminho' });
  await choice.click();
  const proposal = page.getByRole('option', { name: new RegExp(path.name) });
  await expect(proposal).toContainText('habitual');
  await expect(proposal).toContainText('a 0 km dos lugares');
  await proposal.click();
  await expect(page.getByRole('combobox', { name: 'Supervisão' })).toHaveValue('Corredor e cercas');
  await expect(page.getByRole('textbox', { name: 'Horas previstas' })).toHaveValue('5,5');
  await expect(page.getByText('proposto pelo caminho').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Supervisão' }).click();
  await page.getByRole('option', { name: 'Só pontos de controle' }).click();
  for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: 'Seguinte' }).click();
  await expectSnackbar(page, 'Ordem de carga salva', () => page.getByRole('button', { name: 'Salvar' }).click());

  await expect(page.getByText(path.name)).toBeVisible();
  await expect(page.getByText('versão 1 · Só pontos de controle')).toBeVisible();
  await expect(page.getByText(`Pedágio · ${toll}`)).toBeVisible();
  await expectAccessible(page);

  await expectSettledAt(page, `${recordOf(order)}?tab=map`);
  await expect(page.getByText(new RegExp(`^${path.name} · Corredor de 600 m`))).toBeVisible();
  await expect(page.getByText('Linha reta, não é uma rota.')).toBeHidden();

  await expectSettledAt(page, `${recordOf(order)}?print=true`);
  const sheet = page.getByRole('article');
  await expect(sheet).toContainText(path.name.replace(' · ', ' · '));
  await expect(sheet).toContainText('1. Pedágio');
  await expect(sheet).toContainText('parada de até 20 min');

  const { form, pathId, version } = path;
  await call('put', `/routes/paths/${pathId}`, { path: { ...form, expectedMinutes: 360 }, version });
  await page.goto(recordOf(order));
  await expect(page.getByText('Planejada com a versão 1; a mais nova é a 2.')).toBeVisible();
  await expectSnackbar(page, /está planejada com a versão mais nova/, () =>
    page.getByRole('button', { name: 'Usar a mais nova' }).click(),
  );
  await expect(page.getByText('versão 2 · Só pontos de controle')).toBeVisible();
  await expect(page.getByText('6:00 h')).toBeVisible();

  const client = await other();
  await client.goto(await share(call, order, 'client'));
  await expect(client.getByRole('heading', { name: `Ordem ${order.loadingOrderCode}` })).toBeVisible();
  await expect(client.getByText(path.name)).toBeHidden();
  const ticked = { purpose: 'client', loadingOrderId: order._id, shows: ['route'] };
  const { url } = await call<{ url: string }>('post', '/travel/publicLink', ticked);
  await client.goto(addressIn(url));
  await expect(client.getByText(path.name)).toBeVisible();
  await expect(client.getByText(toll)).toBeVisible();
});

test('a new order is proposed the path between its places, which follows them and can be cleared', async ({
  page,
  request,
}) => {
  const call = await operatorCalls(request);
  const path = await plannedPath(call);
  const { operation } = await orderAlong(call, path, true);
  // The operation was made for the order and took over its places and its path.
  await signIn(page, OPERATOR, { at: `/operation/${operation.operationId}/loadOrder/create` });
  const choice = page.getByRole('combobox', { name: 'Rota e caminho' });
  await expect(choice).toHaveValue(path.name);
  await expect(page.getByText('Proposto a partir dos lugares')).toBeVisible();
  await page.getByLabel('Limpar Rota e caminho').click();
  await expect(choice).toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'Supervisão' })).toBeHidden();
});

test('open records follow when a colleague gives the order a path and takes its newest version', async ({
  page,
  request,
}) => {
  const call = await operatorCalls(request);
  const path = await plannedPath(call);
  const order = await orderAlong(call, path, false);
  const at = `/travel/loadingOrder/${order._id}`;
  const versionOf = async () => (await call<{ loadingOrder: { version: number } }>('get', at)).loadingOrder.version;
  await signIn(page, OPERATOR, { at: recordOf(order) });
  await expect(page.getByRole('heading', { name: order.loadingOrderCode })).toBeVisible();
  const planned = { routeGeofence: { routeGeofenceId: path.pathId, type: 'geofence' } };
  await call('put', at, { version: await versionOf(), ...planned });
  await expect(page.getByText('versão 1 · Corredor e cercas')).toBeVisible();
  await call('put', `/routes/paths/${path.pathId}`, {
    path: { ...path.form, expectedMinutes: 360 },
    version: path.version,
  });
  await call('put', `${at}/routeGeofence/newest`, { version: await versionOf() });
  await expect(page.getByText('versão 2 · Corredor e cercas')).toBeVisible();
  await expect(page.getByText('6:00 h')).toBeVisible();
});

test.describe('a path that cannot be chosen any more', () => {
  test.use({ expectedErrors: /status of 400/ });

  test('is refused beside its field', async ({ page, request }) => {
    const call = await operatorCalls(request);
    const path = await plannedPath(call);
    const order = await orderAlong(call, path, false);
    const other = { ...path.form, name: `Balsa ${path.name.slice(-6)}`, kind: 'alternative', isUsual: false };
    const made = await call<{ path: { _id: string; version: number } }>('post', `/routes/${path.routeId}/paths`, other);
    await signIn(page, OPERATOR, { at: `/operation/${order.operation.operationId}/loadOrder/${order._id}/update` });
    const choice = page.getByRole('combobox', { name: 'Rota e caminho' });
    await choice.click();
    await page.getByRole('option', { name: new RegExp(other.name) }).click();
    for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: 'Seguinte' }).click();
    await call('put', `/routes/paths/${made.path._id}/archived`, { archived: true, version: made.path.version });
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(choice).toHaveAccessibleDescription(/Selecione uma opção da lista/);
    await expect(choice).toHaveAttribute('aria-invalid', 'true');
  });
});

test('the driver’s phone shows path and checkpoints, also without network @phone', async ({ browser, request }) => {
  test.slow();
  const call = await operatorCalls(request);
  const path = await plannedPath(call);
  const order = await orderAlong(call, path, true);
  await assignFreeTruck(call, order._id);
  const page = await keptPhone(browser);
  await page.goto(await share(call, order, 'driver'));
  const checkpoints = page.getByRole('list', { name: 'Pontos de controle' });
  await expect(checkpoints).toContainText(`Praça ${path.name.slice(-6)}`);
  await expect(checkpoints).toContainText('parada de até 20 min');
  await untilKept(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(path.name)).toBeVisible();
  await expect(checkpoints).toContainText(`Praça ${path.name.slice(-6)}`);
  await page.context().close();
});
