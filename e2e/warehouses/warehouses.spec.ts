import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { callsOf } from '../support/calls.ts';
import { signIn } from '../support/people.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';

const OPERATOR = 'operator@illimani.demo';
const ZONE = 'America/La_Paz';

test.use({ expectedErrors: /409/ });

const dayAt = (offset: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(Date.now() + offset * 86_400_000);
const shown = (day: string) => day.split('-').reverse().join('/');

/** An order that unloads there in two days, booked at nine; the code of the order. */
async function bookTruck(request: APIRequestContext, warehouseId: string): Promise<string> {
  const call = await callsOf(request, OPERATOR);
  const place = (cityId: string, cityName: string, id: string | null) => ({
    cityId,
    cityName,
    countryCode: 'BO',
    address: null,
    reference: null,
    lat: null,
    lng: null,
    category: null,
    warehouseId: id,
  });
  const { loadingOrder } = await call<{ loadingOrder: { _id: string; loadingOrderCode: string } }>(
    'post',
    '/travel/loadingOrder',
    {
      origin: place('bo-07-santa-cruz-de-la-sierra', 'Santa Cruz de la Sierra', null),
      destination: place('bo-04-la-paz', 'La Paz', warehouseId),
      dates: { loadingDate: dayAt(1), deliveryDate: dayAt(2) },
      dispatchType: 'direct',
      serviceType: { id: 'national' },
      clientFreight: { type: 'toNegotiate' },
      carrierFreight: { type: 'toNegotiate' },
    },
  );
  const { schedulings } = await call<{ schedulings: { _id: string }[] }>(
    'get',
    `/warehouse/schedule/order/${loadingOrder._id}`,
  );
  const [schedulingId, holdKey] = [schedulings[0]!._id, crypto.randomUUID()];
  await call('put', `/warehouse/hold/${holdKey}`, { schedulingId, dateScheduling: dayAt(2), startTime: '09:00' });
  await call('post', '/warehouse/schedule', { schedulingId, holdKey });
  return loadingOrder.loadingOrderCode;
}

async function fillWarehouse(page: Page, name: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Nuevo almacén' });
  await form.getByRole('textbox', { name: 'Nombre', exact: true }).fill(name);
  await form.getByRole('combobox', { name: 'Ciudad' }).click();
  await page.keyboard.type('La Paz');
  await page
    .getByRole('option', { name: /La Paz/ })
    .first()
    .click();
  await form.getByLabel('Dirección').fill('Av. Juan Pablo II 100');
  for (const day of ['Sábado', 'Domingo']) await page.getByRole('checkbox', { name: day }).check();
}

test('an operator registers a warehouse, adds a dock, closes a booked day and cannot remove it', async ({
  page,
  request,
}) => {
  test.slow();
  const name = `Centro Villa Fátima ${crypto.randomUUID().slice(0, 6)}`;
  await signIn(page, OPERATOR, { at: '/warehouses' });
  await page.getByRole('link', { name: 'Nuevo almacén' }).first().click();
  await fillWarehouse(page, name);
  await expectSnackbar(page, `${name} registrado con éxito`, () => page.getByRole('button', { name: 'Crear' }).click());
  await expect(page).toHaveURL(/\/warehouse\/detail\//);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  const id = page.url().split('/').at(-1)!;
  const code = await bookTruck(request, id);

  await test.step('one dock more', async () => {
    await page.getByRole('link', { name: 'Editar' }).click();
    await page.getByRole('button', { name: 'Agregar dock' }).click();
    await expectSnackbar(page, `${name} guardado con éxito`, () =>
      page.getByRole('button', { name: 'Guardar' }).click(),
    );
    // The form, which says it as well, is left only after the message.
    await expect(page.getByRole('paragraph').filter({ hasText: /^Dock 2$/ })).toBeVisible();
  });

  await test.step('a day with a booking is closed knowingly', async () => {
    await page.getByRole('link', { name: 'Editar' }).click();
    await page.getByRole('button', { name: 'Agregar cierre' }).click();
    await page.getByRole('textbox', { name: 'Primer día' }).fill(shown(dayAt(2)));
    await page.getByRole('textbox', { name: 'Último día' }).fill(shown(dayAt(2)));
    await page.getByLabel('Motivo').fill('Inventario');
    await page.getByRole('button', { name: 'Guardar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Agendamientos sin lugar' });
    await expect(dialog.getByRole('cell', { name: code })).toBeVisible();
    await dialog.getByRole('button', { name: 'Volver al formulario' }).click();
    await expect(page.getByRole('alert').filter({ hasText: code })).toBeVisible();
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expectSnackbar(page, `${name} guardado con éxito`, () =>
      dialog.getByRole('button', { name: 'Guardar de todos modos' }).click(),
    );
    await expect(page.getByText('Inventario')).toBeVisible();
  });

  await test.step('it is not removed while a truck is expected', async () => {
    await page.getByRole('button', { name: 'Eliminar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
    const refusal = page.getByRole('dialog', { name: 'El almacén no se eliminó' });
    await expect(refusal.getByRole('cell', { name: code })).toBeVisible();
  });
});
