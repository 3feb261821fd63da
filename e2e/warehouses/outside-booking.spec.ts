import { expect, type Locator } from '@playwright/test';
import { addressIn, type Call, OPERATOR, type Order, operatorCalls } from '../load-orders/office.ts';
import { expectAccessibleInBothModes } from '../support/accessible.ts';
import { signIn } from '../support/people.ts';
import { expectFitsPhone } from '../support/phone.ts';
import { test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };
const ZONE = 'America/Sao_Paulo';
const tomorrow = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(new Date(Date.now() + 24 * 3_600_000));

const place = (cityId: string, cityName: string, warehouseId: string | null = null) => ({
  ...{ cityId, cityName, countryCode: 'BR', address: null, reference: null, warehouseId },
  ...{ lat: null, lng: null, category: null },
});

interface Warehouse {
  readonly _id: string;
  readonly fullName: string;
}

/** A warehouse with one dock that works around the clock. */
async function openWarehouse(call: Call): Promise<Warehouse> {
  const body = {
    fullName: `Armazém ${crypto.randomUUID().slice(0, 8)}`,
    place: {
      ...{ cityId: 'br-27-santos', cityName: 'Santos', countryCode: 'BR', address: 'Av. Portuária 100' },
      ...{ reference: null, lat: -23.96, lng: -46.33 },
    },
    timeZone: ZONE,
    contact: { name: null, phone: null, mail: null },
    instructions: 'Entrar pelo portão 2',
    photos: [],
    docks: [
      {
        ...{ id: crypto.randomUUID(), name: 'Doca 1', actions: ['load', 'unload'] },
        ...{ operations: [], vehicleTypes: [], lanes: 1, inService: true },
      },
    ],
    shifts: Array.from({ length: 7 }, (_, weekday) => ({ weekday, starts: '06:00', ends: '22:00', dockIds: [] })),
    ...{ closures: [], startInterval: 60, buffer: 0, viewDaysCalendar: 30, ownCategories: false, categories: [] },
    openTo: { associates: false, carriers: true, links: true },
    ...{ bookingCutoff: 0, cancellingCutoff: 0, earlyMinutes: 30, lateMinutes: 30, noShowMinutes: 60 },
    ...{ freeMinutes: 120, waitingPrice: null },
  };
  return (await call<{ warehouse: Warehouse }>('post', '/warehouse', body)).warehouse;
}

async function orderTo(call: Call, { _id }: Warehouse): Promise<Order> {
  const freight = { type: 'toNegotiate' };
  const body = {
    origin: place('br-26-joinville', 'Joinville'),
    destination: place('br-27-santos', 'Santos', _id),
    ...{ dispatchType: 'direct', serviceType: { id: 'national' }, clientFreight: freight, carrierFreight: freight },
    dates: { loadingDate: tomorrow(), deliveryDate: tomorrow() },
  };
  return (await call<{ loadingOrder: Order }>('post', '/travel/loadingOrder', body)).loadingOrder;
}

// The form asks for the capacity of its truck, which not every truck of the demo has.
test.use({ expectedErrors: /404 \(Not Found\).*\/api\/transportUnit\/[\w-]+\/ct/ });

const chooseTime = (within: Locator, time: string) => within.getByRole('button', { name: time, exact: true }).click();

test('a carrier without an account books a dock by the link of the form @phone', async ({ page, other, request }) => {
  test.slow();
  const call = await operatorCalls(request);
  const warehouse = await openWarehouse(call);
  const order = await orderTo(call, warehouse);
  const { url } = await call<{ url: string }>('post', '/travel/publicLink', {
    purpose: 'webForm',
    loadingOrderId: order._id,
  });
  await page.setViewportSize(PHONE);
  await page.goto(addressIn(url));
  const section = page.getByRole('region', { name: `Descarga · ${warehouse.fullName}` });
  await section.getByRole('button', { name: 'Ver horários' }).click();
  await expect(section.getByText('Obrigatório').first()).toBeVisible();
  await section.getByLabel('Placa').fill('abc1d23');
  await section.getByLabel('Motorista').fill('Rufino Alves');
  await section.getByLabel('Seu nome').fill('Elena Rocha');
  await section.getByRole('button', { name: 'Ver horários' }).click();
  await chooseTime(section, '10:00');
  await expect(section.getByRole('timer')).toBeVisible();
  await expectFitsPhone(page);
  await section.getByRole('button', { name: 'Agendar' }).click();
  const ticket = section.getByRole('group', { name: 'Ticket' });
  await expect(ticket.getByText(/10:00–11:00/)).toBeVisible();
  await expect(ticket.getByText('Doca 1')).toBeVisible();
  await expect(ticket.getByText('ABC1D23')).toBeVisible();
  await expect(ticket.getByText('Entrar pelo portão 2')).toBeVisible();
  await expectAccessibleInBothModes(page);

  // Somebody else with another order sees the time as taken, and not whose it is.
  const second = await orderTo(call, warehouse);
  const shared = await call<{ url: string }>('post', '/travel/publicLink', {
    purpose: 'webForm',
    loadingOrderId: second._id,
  });
  const stranger = await other();
  await stranger.setViewportSize(PHONE);
  await stranger.goto(addressIn(shared.url));
  const place2 = stranger.getByRole('region', { name: `Descarga · ${warehouse.fullName}` });
  await place2.getByLabel('Placa').fill('xyz9k87');
  await place2.getByLabel('Motorista').fill('Pedro Lima');
  await place2.getByLabel('Seu nome').fill('Paula');
  await place2.getByRole('button', { name: 'Ver horários' }).click();
  await expect(place2.getByRole('button', { name: /^10:00/ })).toBeDisabled();
  await expect(stranger.getByText('Rufino Alves')).toHaveCount(0);
});

interface Suggestion {
  readonly transportUnit: { readonly plate: string };
  readonly trucker: unknown;
  readonly assignable: boolean;
}

test('an express order gets its truck and its dock together', async ({ page, request }) => {
  test.slow();
  const call = await operatorCalls(request);
  const warehouse = await openWarehouse(call);
  const order = await orderTo(call, warehouse);
  const { suggestions } = await call<{ suggestions: readonly Suggestion[] }>(
    'get',
    `/travel/loadingOrder/${order._id}/suggestions?suitable=false&size=50`,
  );
  const plate = suggestions.findLast(({ assignable, trucker }) => assignable && trucker)?.transportUnit.plate ?? '';
  const form = `/operation/${order.operation.operationId}/loadOrder/create?plate=${encodeURIComponent(plate)}`;
  await signIn(page, OPERATOR, { at: form });
  const way = page.getByText('Cria uma ordem e a atribui de imediato');
  await expect(async () => {
    await page.getByRole('button', { name: 'Seguinte' }).click({ timeout: 2000 });
    await expect(way).toBeVisible({ timeout: 1000 });
  }).toPass();
  const block = page.getByRole('group', { name: /^Descarga · / });
  await block.getByRole('button', { name: 'Escolher horário' }).click();
  await block.getByLabel('Doca').click();
  await page.getByRole('option', { name: 'Doca 1' }).click();
  await chooseTime(block, '12:00');
  await expect(block.getByText(/às 12:00, Doca 1/)).toBeVisible();
  await page.getByRole('button', { name: /^Criar/ }).click();
  await expect(page.getByRole('region', { name: /Docas e horários/ })).toContainText('12:00–');
  await expect(page.getByRole('region', { name: /Docas e horários/ })).toContainText('Agendado');
});
