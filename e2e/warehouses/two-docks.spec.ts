import { expect, type Locator, type Page } from '@playwright/test';
import { assignFreeTruck, type Call, OPERATOR, type Order, operatorCalls, share } from '../load-orders/office.ts';
import { expectAccessibleInBothModes } from '../support/accessible.ts';
import { keptPhone, untilKept } from '../support/kept-phone.ts';
import { signIn } from '../support/people.ts';
import { expectFitsPhone } from '../support/phone.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';
import { scan } from './scan.ts';
import { dayThere, openWarehouse, place, visit, type Warehouse } from './site.ts';

interface Booking {
  readonly _id: string;
  readonly code: string;
  readonly warehouse: Warehouse;
}

/** Loads at the first warehouse and unloads at the second, with a truck. */
async function multipointOrder(call: Call, from: Warehouse, to: Warehouse): Promise<Order> {
  const freight = { type: 'toNegotiate' };
  const stop = (action: string, { _id }: Warehouse, ahead: number) => ({
    ...{ action, place: place('br-27-santos', 'Santos', _id), plannedAt: `${dayThere(ahead)}T12:00:00Z` },
  });
  const { loadingOrders } = await call<{ loadingOrders: readonly { _id: string }[] }>(
    'post',
    '/travel/loadingOrder/multipoint',
    {
      ...{ dispatchType: 'direct', serviceType: { id: 'national' }, clientFreight: freight, carrierFreight: freight },
      dates: { loadingDate: dayThere(1), deliveryDate: dayThere(2) },
      stops: [stop('pickup', from, 1), stop('delivery', to, 2)],
    },
  );
  const id = loadingOrders[0]!._id;
  await assignFreeTruck(call, id);
  return (await call<{ loadingOrder: Order }>('get', `/travel/loadingOrder/${id}`)).loadingOrder;
}

async function book(page: Page, card: Locator, time: string): Promise<void> {
  await card.getByRole('button', { name: 'Agendar', exact: true }).first().click();
  const form = page.getByRole('dialog');
  await form.getByRole('combobox', { name: 'Doca' }).click();
  await page.getByRole('option', { name: 'Doca 1' }).click();
  await form.getByRole('button', { name: time, exact: true }).click();
  const confirm = form.getByRole('button', { name: 'Agendar', exact: true });
  await expectSnackbar(page, /^Agendado para/, () => confirm.click());
  await expect(form).toBeHidden();
}

const qrOf = (page: Page, { fullName }: Warehouse) =>
  page.getByRole('img', { name: `Código QR do ticket de ${fullName}` });

/** Large enough, dark on white, and of this booking: the signature differs each time, its content does not. */
async function expectTicket(call: Call, page: Page, { _id, warehouse }: Booking): Promise<void> {
  const { ticket } = await call<{ ticket: { address: string } }>('get', `/warehouse/schedule/${_id}/qr`);
  const { text, side } = await scan(qrOf(page, warehouse));
  expect(text?.split('.').slice(0, -1)).toEqual(ticket.address.split('.').slice(0, -1));
  expect(side).toBeGreaterThanOrEqual(200);
}

test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED|Failed to load resource/ });

test('an order with two docks: both times, and both tickets with its driver', async ({ page, browser, request }) => {
  test.slow();
  const call = await operatorCalls(request);
  const [from, to] = [await openWarehouse(call), await openWarehouse(call)];
  const order = await multipointOrder(call, from, to);
  await signIn(page, OPERATOR, {
    at: `/operation/${order.operation.operationId}/multipoint/loadOrder/show/${order._id}`,
  });
  const docks = page.getByRole('region', { name: /Docas e horários/ });
  await expect(docks.getByText(`Carga · ${from.fullName}`)).toBeVisible();
  await book(page, docks, '09:00');
  await expect(docks.getByText(/09:00–10:00 · Doca 1/)).toBeVisible();
  await book(page, docks, '15:00');
  await expect(docks.getByText(/15:00–16:00 · Doca 1/)).toBeVisible();
  await expect(docks.getByText(`Descarga · ${to.fullName}`)).toBeVisible();

  const path = `/warehouse/schedule/order/${order._id}`;
  const { schedulings } = await call<{ schedulings: readonly Booking[] }>('get', path);
  expect(schedulings.map(({ warehouse }) => warehouse.fullName)).toEqual([from.fullName, to.fullName]);
  const phone = await keptPhone(browser);
  await phone.goto(await share(call, order, 'driver'));
  for (const booking of schedulings) {
    await expect(phone.getByText(booking.code)).toBeVisible();
    await expectTicket(call, phone, booking);
  }
  await expectFitsPhone(phone);
  await expectAccessibleInBothModes(phone);

  // Without network and in the dark the guard scans the same.
  await untilKept(phone);
  await phone.context().setOffline(true);
  await phone.emulateMedia({ colorScheme: 'dark' });
  await phone.reload();
  await expect(phone.getByText(/^Mostrando o que foi guardado em/)).toBeVisible();
  await expect(qrOf(phone, from)).toBeVisible();
  await expectTicket(call, phone, schedulings[1]!);
  await phone.context().setOffline(false);

  // The truck has left the first place: its ticket is over, and the driver says how it was.
  const [first] = schedulings as [Booking];
  const rating = phone.getByRole('region', { name: `Como foi em ${from.fullName}?` });
  await expect(phone.getByText(/^Mostrando o que foi guardado em/)).toBeHidden();
  await expect(rating).toBeHidden();
  await visit(call, first._id);
  await rating.getByRole('radio', { name: '4 estrelas' }).press('Space');
  await rating.getByLabel('Comentário').fill('Rápido na doca');
  await expectSnackbar(phone, 'Obrigado pela avaliação', () => rating.getByRole('button', { name: 'Avaliar' }).click());
  await expect(rating.getByRole('button', { name: 'Avaliar' })).toBeHidden();
  await expect(qrOf(phone, from)).toBeHidden();
  await expect(qrOf(phone, to)).toBeVisible();
  await phone.context().close();

  await page.goto(`/facilities/rating?warehouse=${from._id}`);
  await expect(page.getByText('Rápido na doca')).toBeVisible();
});
