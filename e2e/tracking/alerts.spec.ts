import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothModes } from '../support/accessible.ts';
import { callsOf } from '../support/calls.ts';
import { connect } from '../support/database.ts';
import { signIn } from '../support/people.ts';
import { expectFitsPhone } from '../support/phone.ts';
import { test } from '../support/test.ts';

interface OnTheRoad {
  readonly vehicleId: string;
  readonly orderId: string;
  readonly plate: string;
  /** Of the company whose order and truck they are. */
  readonly domain: string;
  readonly lat: number;
  readonly lng: number;
}

/** A trip with a planned path, whose driver agreed to be followed; `skipped` keeps the journeys of two browsers apart. */
async function tripOnPath(skipped: number): Promise<OnTheRoad> {
  const database = await connect();
  try {
    const { rows } = await database.query<OnTheRoad>(
      `select v.id as "vehicleId", o.id as "orderId", o.plate, split_part(u.email, '@', 2) as domain,
         least((o.origin ->> 'lat')::float8, (o.destination ->> 'lat')::float8) as lat, (o.origin ->> 'lng')::float8 as lng
       from load_order o
         join vehicle v on v.id = o.truck_id and v.company_id = o.company_id
         join company c on c.id = o.company_id and c.country_code <> 'BR'
         join membership m on m.company_id = o.company_id
         join app_user u on u.id = m.user_id and u.email like 'security@%.demo'
       where o.kind = 'normal' and o.status = 2 and o.path_version_id is not null and o.driver_id is not null
         and o.supervision is distinct from 'controlPoints'
         and o.started_at < now() - interval '1 hour'
       order by o.company_id, o.code offset $1 limit 1`,
      [skipped],
    );
    const [trip] = rows;
    if (!trip) throw new Error('The demo has no trip on a path.');
    await database.query(`update load_order set sharing_since = now() - interval '1 hour' where id = $1`, [
      trip.orderId,
    ]);
    // It gets another device in the journey.
    await database.query('update vehicle set gps_device_id = null where id = $1', [trip.vehicleId]);
    return trip;
  } finally {
    await database.end();
  }
}

const MINUTES = 16;
const DEGREES_PER_MINUTE = 0.009;

/** As if its device had been put on the truck before the drive. */
async function onTruckForAnHour(vehicleId: string): Promise<void> {
  const database = await connect();
  try {
    await database.query(
      `update device_link set from_at = now() - interval '1 hour' where vehicle_id = $1 and to_at is null`,
      [vehicleId],
    );
  } finally {
    await database.end();
  }
}

/** A phone on the truck that drives a quarter of an hour, a hundred kilometres from the path, one position a minute. */
async function driveOffPath(request: APIRequestContext, { vehicleId, domain, lat, lng }: OnTheRoad): Promise<void> {
  const call = await callsOf(request, `company-administrator@${domain}`);
  const identifier = `fone-${crypto.randomUUID().slice(0, 8)}`;
  const { secret } = await call<{ secret: { secret: string } }>('post', '/devices', {
    ...{ identifier, name: null, kind: 'phone', transportUnitId: vehicleId },
  });
  await onTruckForAnHour(vehicleId);
  for (let minute = 0; minute < MINUTES; minute += 1) {
    const at = Math.floor(Date.now() / 1000) - (MINUTES - 1 - minute) * 60;
    const place = `lat=${lat - 1}&lon=${lng + minute * DEGREES_PER_MINUTE}`;
    const reply = await request.get(
      `/api/positions/osmand/${secret.secret}?id=${identifier}&timestamp=${at}&speed=30&${place}`,
    );
    expect(reply.status()).toBe(200);
  }
}

const report = async (request: APIRequestContext, { domain, orderId }: OnTheRoad, type: string, note: string) => {
  const call = await callsOf(request, `operator@${domain}`);
  await call('post', '/checkpoint/irregularBehaviour', { loadingOrderId: orderId, type, note });
};

/** Only what concerns the truck; what comes in while somebody looks is shown when it is asked for. */
const control = ({ plate }: OnTheRoad, more = '') => `/operativeControl?search=${encodeURIComponent(plate)}${more}`;
const panel = (page: Page) => page.getByRole('dialog', { name: 'Alerta', exact: true });
const row = (page: Page, name: RegExp) => page.getByRole('row', { name }).first();

async function expectRow(page: Page, name: RegExp): Promise<void> {
  const more = page.getByRole('button', { name: /alertas? nuevas?, mostrar/ });
  await expect(row(page, name).or(more).first()).toBeVisible();
  if (!(await row(page, name).isVisible())) await more.click();
  await expect(row(page, name)).toBeVisible();
}

async function review(page: Page, result: string, note: string): Promise<void> {
  const form = page.getByRole('dialog', { name: /^Revisar \d+ alerta/ });
  await form.getByRole('combobox', { name: 'Resultado' }).click();
  await page.getByRole('option', { name: result }).click();
  await form.getByLabel('Observación').fill(note);
  await form.getByRole('button', { name: 'Revisar' }).click();
  await expect(form).toBeHidden();
}

test('a truck leaves its path: one sees it at once, another reviews it, and a guard answers an SOS', async ({
  page,
  other,
  request,
}) => {
  const trip = await tripOnPath(0);
  await signIn(page, `operator@${trip.domain}`, { at: control(trip, '&types=deviation&reviews=pending') });
  await expect(page.getByRole('region', { name: 'Mapa de las alertas', exact: true })).toBeVisible();
  await driveOffPath(request, trip);
  await expectRow(page, /Fuera del corredor/);
  await page.keyboard.press('j');
  await expect(panel(page)).toContainText('Metros fuera del corredor');
  await expect(page).toHaveURL(/alert=/);
  // Marks of the map may lie close together; the list offers the same alerts.
  await expectAccessibleInBothModes(page, { exceptions: ['target-size'] });

  const guard = await other();
  await signIn(guard, `security@${trip.domain}`, { at: control(trip, '&types=deviation&reviews=pending') });
  await expectRow(guard, /Fuera del corredor/);
  await guard.keyboard.press('j');
  await expect(panel(guard)).toBeVisible();
  await guard.keyboard.press('r');
  await review(guard, 'Falsa alarma', 'Desvío por obras');
  // The one who looks at it sees that it is dealt with, by whom or what.
  await expect(panel(page)).toContainText('Falsa alarma');
  await expect(panel(page)).toContainText('Desvío por obras');
  await expect(panel(page).getByRole('button', { name: 'Reabrir' })).toBeVisible();

  await guard.goto(`${control(trip, '&criticalities=high&reviews=pending')}&session=open`);
  await expect(guard.getByRole('region', { name: 'Mapa de las alertas', exact: true })).toBeVisible();
  await report(request, trip, 'priority', 'Nos siguen dos motos');
  await expectRow(guard, /SOS/);
  await row(guard, /SOS/).getByRole('link').first().click();
  await expect(panel(guard)).toContainText('Nos siguen dos motos');
  await panel(guard).getByRole('button', { name: 'Tomar a cargo' }).click();
  await expect(panel(guard).getByRole('button', { name: 'Liberar' })).toBeVisible();
  await panel(guard).getByRole('button', { name: 'Revisar' }).click();
  await review(guard, 'Derivad', 'Policía avisada');
  await expect(panel(guard)).toContainText('Policía avisada');
});

test('alerts are found on the map, silenced and reviewed together on a phone @phone', async ({ page, request }) => {
  const trip = await tripOnPath(1);
  await report(request, trip, 'policeReview', 'Control en la ruta');
  await report(request, trip, 'pollution', 'Derrame de combustible');
  await signIn(page, `security@${trip.domain}`, { at: control(trip, '&reviews=pending&types=policeReview,pollution') });
  await expect(page.getByText('Revisión policial').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Mapa de las alertas', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Mostrar mapa' }).click();
  await expect(page.getByRole('region', { name: 'Mapa de las alertas', exact: true })).toBeVisible();
  await expectFitsPhone(page);
  await expectAccessibleInBothModes(page, { exceptions: ['target-size'] });
  await page.getByRole('button', { name: 'Ocultar mapa' }).click();

  await page.locator('article', { hasText: 'Revisión policial' }).getByRole('link').first().click();
  await panel(page).getByRole('button', { name: 'Silenciar la regla' }).click();
  const mute = page.getByRole('dialog', { name: 'Silenciar la regla' });
  await mute.getByLabel('Motivo').fill('Operativo de todo el día');
  await mute.getByRole('button', { name: 'Silenciar la regla' }).click();
  await expect(mute).toBeHidden();
  await expectAccessible(page, { within: '[role="dialog"]' });
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();

  await page.getByRole('button', { name: 'Reglas silenciadas' }).click();
  const mutes = page.getByRole('dialog', { name: 'Reglas silenciadas' });
  const line = mutes.getByRole('listitem').filter({ hasText: 'Operativo de todo el día' });
  await line.getByRole('button', { name: /^Terminar/ }).click();
  await expect(line).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(mutes).toBeHidden();

  const marks = page.locator('article').filter({ hasText: /Revisión policial|Contaminación/ });
  for (const mark of await marks.getByRole('checkbox').all()) await mark.check();
  await page.getByRole('button', { name: 'Revisar', exact: true }).click();
  await review(page, 'Verdadera', 'Atendido en el lugar');
  await expect(marks).toHaveCount(0);
});
