import { expect, type Page } from '@playwright/test';
import { OPERATOR, operatorCalls, recordOf } from '../load-orders/office.ts';
import { callsOf } from '../support/calls.ts';
import { newcomer, signIn } from '../support/people.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';
import { createFence, createPlace, LA_PAZ, PLANNER } from './planned.ts';
import { orderAlong, plannedPath } from './planned-order.ts';

/** Clicks the row in the moment in which a typed search reaches the address, before anything is drawn again. */
async function clickAsSearchArrives(page: Page, name: string): Promise<void> {
  await page.evaluate((wanted) => {
    const replace = history.replaceState.bind(history);
    history.replaceState = (...given) => {
      replace(...given);
      if (!String(given[2]).includes('search=')) return;
      history.replaceState = replace;
      const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-row-link]')];
      queueMicrotask(() => links.find(({ textContent }) => textContent?.includes(wanted))?.click());
    };
  }, name);
}

test('a row that is clicked while its search is on the way opens over that search', async ({ page, request }) => {
  const call = await callsOf(request, PLANNER);
  const place = await createPlace(call, 'Silo', LA_PAZ);
  const fence = await createFence(call, LA_PAZ);
  for (const { tab, key, record } of [
    { tab: 'places', key: 'place', record: place },
    { tab: 'geofences', key: 'geofence', record: fence },
  ]) {
    const mark = record.name.slice(-8);
    await signIn(page, PLANNER, { at: `/routes?tab=${tab}&search=${mark}` });
    await expect(page.getByRole('link', { name: record.name })).toBeVisible();
    await clickAsSearchArrives(page, record.name);
    await page.getByRole('searchbox').fill(record.name);
    await expect(page.getByRole('region', { name: record.name, exact: true })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue(record.name);
    const query = () => Object.fromEntries(new URL(page.url()).searchParams);
    await expect.poll(query).toMatchObject({ tab, [key]: record._id, search: record.name });
    await page.getByRole('button', { name: 'Cerrar la selección' }).click();
    await expect.poll(query).not.toHaveProperty(key);
    expect(query()).toMatchObject({ tab, search: record.name });
  }
});

test('open orders learn that their path has a newer version: a reader on the record, a planner in the form', async ({
  page,
  other,
  request,
}) => {
  test.slow();
  const call = await operatorCalls(request);
  const path = await plannedPath(call);
  const order = await orderAlong(call, path, true);
  // Guards see orders, and nothing of the library of routes.
  const guard = await newcomer(request, 'serra', 'security');
  const reader = await other();
  await signIn(reader, guard.email, { password: guard.password, at: recordOf(order) });
  await expect(reader.getByText('versão 1 · Corredor e cercas')).toBeVisible();
  await signIn(page, OPERATOR, { at: `/operation/${order.operation.operationId}/loadOrder/${order._id}/update` });
  const hours = page.getByRole('textbox', { name: 'Horas previstas' });
  await expect(page.getByRole('combobox', { name: 'Rota e caminho' })).toHaveValue(path.name);
  await expect(hours).toHaveValue('5,5');
  await expect(page.getByText('proposto pelo caminho').first()).toBeVisible();

  await call('put', `/routes/paths/${path.pathId}`, {
    path: { ...path.form, expectedMinutes: 360 },
    version: path.version,
  });
  const newer = 'Planejada com a versão 1; a mais nova é a 2.';
  const take = { name: 'Usar a mais nova' };
  await expect(reader.getByText(newer)).toBeVisible();
  await expect(reader.getByRole('button', take)).toBeHidden();
  await expect(page.getByText(newer)).toBeVisible();
  await expect(hours).toHaveValue('5,5');

  await expectSnackbar(page, /está planejada com a versão mais nova/, () => page.getByRole('button', take).click());
  await expect(hours).toHaveValue('6');
  for (const tab of [page, reader]) await expect(tab.getByText(newer)).toBeHidden();
  await expect(reader.getByText('versão 2 · Corredor e cercas')).toBeVisible();
});
