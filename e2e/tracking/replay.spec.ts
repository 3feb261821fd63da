import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothModes } from '../support/accessible.ts';
import { connect } from '../support/database.ts';
import { signIn } from '../support/people.ts';
import { expectFitsPhone } from '../support/phone.ts';
import { test } from '../support/test.ts';

const OPERATOR = 'operator@illimani.demo';
const DRAWN = { timeout: 180_000 };

interface Driven {
  readonly orderId: string;
  readonly operationId: string;
  readonly code: string;
  readonly vehicleId: string;
  readonly plate: string;
}

/** Trips of different trucks of the operator's company with positions of the last days, the longest first. */
async function drivenTrips(count: number): Promise<readonly Driven[]> {
  const database = await connect();
  try {
    const { rows } = await database.query<Driven>(
      `select * from (
         select distinct on (v.id) o.id as "orderId", o.operation_id as "operationId", o.code, v.id as "vehicleId",
           app.shown_plate(v.country_code, v.plate) as plate, p.fixes
         from load_order o join vehicle v on v.id = o.truck_id and v.company_id = o.company_id
           cross join lateral (select count(*) as fixes from position p
             where p.order_id = o.id and p.at > now() - interval '6 days') p
         where o.kind = 'normal' and p.fixes > 20
           and o.company_id = (select m.company_id from membership m join app_user u on u.id = m.user_id where u.email = $1)
         order by v.id, p.fixes desc) trips
       order by fixes desc limit $2`,
      [OPERATOR, count],
    );
    expect(rows).toHaveLength(count);
    return rows;
  } finally {
    await database.end();
  }
}

const panel = (page: Page) => page.getByRole('dialog', { name: /^Repetición/ });
const slider = (page: Page) => page.getByRole('slider', { name: 'Momento de la reproducción' });
const moment = async (page: Page) => Number(await slider(page).getAttribute('aria-valuenow'));

test('two trucks are replayed over a week, and what they drove is saved', async ({ page }) => {
  const [one, other] = (await drivenTrips(2)) as [Driven, Driven];
  await signIn(page, OPERATOR, { at: '/mapLoadOrders' });
  await page.getByRole('button', { name: 'Repetición de camiones' }).click();
  await expect(panel(page).getByText('Elija hasta diez camiones')).toBeVisible();
  const trucks = panel(page).getByRole('combobox', { name: 'Camiones' });
  for (const { plate } of [one, other]) {
    await trucks.fill(plate);
    await page.getByRole('option', { name: plate, exact: true }).click();
  }
  await panel(page)
    .getByRole('button', { name: /^Período/ })
    .click();
  await page.getByRole('dialog', { name: 'Período' }).getByText('Últimos 7 días').click();
  const shown = panel(page).getByRole('list', { name: 'Camiones' }).getByRole('listitem');
  await expect(shown).toHaveCount(2);
  await expect(shown.filter({ hasText: one.plate })).toBeVisible();
  await expect
    .poll(() => new URL(page.url()).searchParams.get('replay'))
    .toBe(`trucks:${one.vehicleId},${other.vehicleId}`);

  // What is in the address is what others see who get it.
  await page.reload();
  await expect(shown).toHaveCount(2);
  await expect(panel(page).getByRole('button', { name: 'Período: Últimos 7 días' })).toBeVisible();
  const start = await moment(page);
  await slider(page).focus();
  await page.keyboard.press('l');
  await expect.poll(() => moment(page)).toBeGreaterThan(start);
  await panel(page).getByText('3.600×', { exact: true }).click();
  const event = await moment(page);
  await panel(page).getByRole('button', { name: 'Reproducir', exact: true }).click();
  await expect.poll(() => moment(page), DRAWN).toBeGreaterThan(event);
  await panel(page).getByRole('button', { name: 'Pausar', exact: true }).click();
  // Marks of the map may lie close together; the events are reached one by one below it.
  await expectAccessibleInBothModes(page, { within: '[role="dialog"]', exceptions: ['target-size'] });

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    panel(page).getByRole('button', { name: /GPX/ }).click(),
  ]);
  const gpx = await readFile(await file.path(), 'utf8');
  for (const { plate } of [one, other]) expect(gpx).toContain(plate);
  expect(gpx.match(/<trkpt/g)!.length).toBeGreaterThan(40);
});

test('the record of an order has the report of its trip, and its replay fits a phone @phone', async ({ page }) => {
  const [trip] = (await drivenTrips(1)) as [Driven];
  await signIn(page, OPERATOR, { at: `/operation/${trip.operationId}/loadOrder/show/${trip.orderId}?tab=map` });
  const report = page.getByRole('region', { name: 'Informe del viaje' });
  await expect(report.getByText(/km$/).first()).toBeVisible();
  await report.getByRole('button', { name: 'Ver repetición' }).click();
  await expect(panel(page)).toBeVisible();
  await expect(slider(page)).toBeVisible();
  await expectFitsPhone(page);
  // As above: marks of the map may lie close together.
  await expectAccessible(page, { within: '[role="dialog"]', exceptions: ['target-size'] });
  await panel(page).getByRole('button', { name: 'Cerrar' }).click();
  await expect(panel(page)).toBeHidden();
  expect(new URL(page.url()).searchParams.has('replay')).toBe(false);
});
