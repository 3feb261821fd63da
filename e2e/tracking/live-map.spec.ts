import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothModes } from '../support/accessible.ts';
import { callsOf } from '../support/calls.ts';
import { connect } from '../support/database.ts';
import { keptPhone } from '../support/kept-phone.ts';
import { signIn } from '../support/people.ts';
import { expectFitsPhone } from '../support/phone.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';
import { report, trackedTruck, withoutAccount } from '../support/tracked-truck.ts';

const OPERATOR = 'operator@illimani.demo';
const COCHABAMBA = { lat: -17.39, lng: -66.16 };
const KMH = 60;

interface Waiting {
  readonly code: string;
  readonly plate: string;
}

/** An order that needs a truck, and a suitable one without an order that has just reported from where it loads. */
async function waitingOrder(request: APIRequestContext): Promise<Waiting> {
  const database = await connect();
  try {
    const { rows } = await database.query<{ id: string; code: string; lat: number; lng: number }>(
      `select o.id, o.code, (o.origin ->> 'lat')::float8 as lat, (o.origin ->> 'lng')::float8 as lng from load_order o
       where o.kind = 'normal' and o.status = 0 and o.carrier_company_id is null and o.origin ->> 'lat' is not null
         and o.company_id = (select m.company_id from membership m join app_user u on u.id = m.user_id where u.email = $1)
       order by o.code`,
      [OPERATOR],
    );
    const call = await callsOf(request, OPERATOR);
    for (const { id, code, lat, lng } of rows) {
      const path = `/travel/loadingOrder/${id}/suggestions?suitable=true`;
      const { suggestions } = await call<{ suggestions: Suggested[] }>('get', path);
      const [truck] = suggestions.map(({ transportUnit }) => transportUnit);
      if (!truck) continue;
      await database.query(`update vehicle set gps_device_id = $2 where id = $1`, [
        truck._id,
        crypto.randomUUID().slice(0, 15),
      ]);
      await database.query(
        `insert into latest_position as l
           (tracker_id, company_id, device_id, vehicle_id, at, lat, lng, speed_kmh, heading, source, contact_at)
         select d.id, d.company_id, d.id, d.vehicle_id, now(), $2, $3, 0, 0, 'device', now() from device d where d.vehicle_id = $1
         on conflict (tracker_id) do update set at = excluded.at, lat = excluded.lat, lng = excluded.lng,
           contact_at = excluded.contact_at, changed = pg_current_xact_id()`,
        [truck._id, lat, lng],
      );
      return { code, plate: truck.plate };
    }
    throw new Error('The demo has no order that a truck suits.');
  } finally {
    await database.end();
  }
}

interface Suggested {
  readonly transportUnit: { readonly _id: string; readonly plate: string };
}

/** Held until the question comes, as a finger does. */
async function callsForHelp(phone: Page): Promise<void> {
  await phone.getByRole('button', { name: /^SOS/ }).hover();
  await phone.mouse.down();
  const asked = phone
    .getByRole('dialog', { name: '¿Enviar SOS?' })
    .or(phone.getByRole('dialog', { name: 'Enviar SOS?' }));
  await expect(asked).toBeVisible();
  await phone.mouse.up();
  await asked.getByRole('button', { name: 'Enviar SOS' }).click();
  await expect(asked).toBeHidden();
}

const list = (page: Page) => page.getByRole('listbox', { name: 'Camiones en el mapa' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Buscar placa, conductor' });

test('a control room finds a truck, looks at it by keys, and sees it move', async ({ page }) => {
  const truck = await trackedTruck(OPERATOR, 0);
  await report(truck, COCHABAMBA, KMH);
  await signIn(page, OPERATOR, { at: '/mapLoadOrders' });
  await search(page).fill(truck.plate.toLowerCase());
  const row = list(page).getByRole('option');
  await expect(row).toHaveCount(1);
  await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe(truck.plate.toLowerCase());

  await list(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(row).toHaveAttribute('aria-selected', 'true');
  const popup = page.getByRole('region', { name: `Camión ${truck.plate}` });
  await expect(popup.getByRole('link', { name: truck.code })).toBeVisible();
  await expect(popup).toContainText(`${KMH} km/h`);
  await expect(popup.getByText('Llegada prevista')).toBeVisible();
  await popup.getByRole('button', { name: 'Seguir' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('follow')).toBe('true');
  await report(truck, { lat: COCHABAMBA.lat, lng: COCHABAMBA.lng + 0.01 }, KMH + 11);
  await expect(popup).toContainText(`${KMH + 11} km/h`);

  // Everything is in the address: the same picture after a reload, and the one before by going back.
  await page.getByRole('button', { name: 'Acercar', exact: true }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('look')).toMatch(/^-\d+\.\d+,-66\.\d+,\d/);
  await page.getByRole('button', { name: /^Sin posición/ }).click();
  await expect(page.getByText('Ningún camión con estos filtros')).toBeVisible();
  await expect.poll(() => new URL(page.url()).searchParams.get('states')).toBe('unseen');
  await page.reload();
  await expect(page.getByText('Ningún camión con estos filtros')).toBeVisible();
  await expect(popup.getByRole('link', { name: truck.code })).toBeVisible();
  await page.goBack();
  await expect(row).toHaveCount(1);
  expect(new URL(page.url()).searchParams.get('truck')).toBe(truck.vehicleId);

  await popup.getByRole('button', { name: 'Ver repetición' }).click();
  await expect(page.getByRole('dialog', { name: new RegExp(truck.code) })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('replay')).toMatch(/^order:/);
});

test('a control room asks a driver where they are, who sees who looked and calls for help, and finds a free truck', async ({
  page,
  browser,
  other,
  request,
}) => {
  const truck = await trackedTruck(OPERATOR, 2);
  await withoutAccount(truck);
  await report(truck, COCHABAMBA, KMH);
  const { code, plate } = await waitingOrder(request);
  await signIn(page, OPERATOR, { at: `/mapLoadOrders?truck=${truck.vehicleId}` });
  const popup = page.getByRole('region', { name: `Camión ${truck.plate}` });
  await popup.getByRole('button', { name: 'Pedir ubicación' }).click();
  await expect(popup.getByText(/Esperando respuesta/)).toBeVisible();
  const message = await popup.getByRole('link', { name: 'Enviar por WhatsApp' }).getAttribute('href');
  const [link] = /\/driver-view\/[\w-]+/.exec(new URL(message ?? '').searchParams.get('text') ?? '') ?? [];

  const phone = await keptPhone(browser);
  await phone.goto(link ?? '');
  await phone.getByRole('button', { name: /^(Enviar mi ubicación|Enviar minha localização)$/ }).click();
  await expect(popup.getByText(/Respondió/)).toBeVisible();
  await phone.getByRole('button', { name: /^(Quién vio dónde estoy|Quem viu onde estou)$/ }).click();
  await expect(phone.getByRole('listitem').filter({ hasText: /En vivo|Ao vivo/ })).not.toHaveCount(0);
  await callsForHelp(phone);
  const colleague = await other();
  const alerts = `/operativeControl?search=${encodeURIComponent(truck.plate)}&types=priority&reviews=pending`;
  await signIn(colleague, 'transport-company@illimani.demo', { at: alerts });
  await colleague.getByRole('row', { name: /SOS/ }).first().getByRole('link').first().click();
  const alert = colleague.getByRole('dialog', { name: 'Alerta', exact: true });
  await alert.getByRole('button', { name: 'Tomar a cargo' }).click();
  await expect(alert.getByRole('button', { name: 'Liberar' })).toBeVisible();
  await phone.context().close();

  await page.getByRole('button', { name: 'Libres cerca de un punto' }).click();
  const nearest = page.getByRole('region', { name: 'Camiones libres más cercanos' });
  await nearest.getByRole('combobox', { name: 'Orden que necesita camión' }).fill(code);
  await page.getByRole('option', { name: code }).click();
  const found = nearest.getByRole('listitem').filter({ hasText: plate });
  await expect(found).toContainText('0 km');
  // Marks of the map may lie close together; the list offers the same trucks.
  await expectAccessibleInBothModes(page, { exceptions: ['target-size'] });
  await found.getByRole('button', { name: `Asignar ${plate}` }).click();
  const dialog = page.getByRole('dialog', { name: `Asignar ${plate}` });
  await expectSnackbar(page, `${plate} asignado a ${code}`, () =>
    dialog.getByRole('button', { name: 'Asignar' }).click(),
  );
  await search(page).fill(plate);
  await expect(list(page).getByRole('option')).toHaveCount(1);
  await expect(list(page).getByRole('option')).toContainText(code);
});

test('the list lies over the map, and a truck is found in it @phone', async ({ page }) => {
  const truck = await trackedTruck(OPERATOR, 1);
  await report(truck, COCHABAMBA, KMH);
  await signIn(page, OPERATOR, { at: '/mapLoadOrders' });
  await page.getByRole('button', { name: 'Mostrar lista' }).click();
  await search(page).fill(truck.code);
  await expect(list(page).getByRole('option')).toHaveCount(1);
  await list(page).getByRole('option').click();
  await expect(page.getByRole('link', { name: truck.code })).toBeVisible();
  await expectFitsPhone(page);
  // As above: marks of the map may lie close together.
  await expectAccessible(page, { exceptions: ['target-size'] });
});
