import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type Call, OPERATOR, type Order, operatorCalls, recordOf } from '../load-orders/office.ts';
import { signIn } from '../support/people.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';

const ZONE = 'America/Sao_Paulo';
/** A day at the warehouse, so many days from today. */
const day = (ahead: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE }).format(new Date(Date.now() + ahead * 86_400_000));

interface Site {
  readonly warehouseId: string;
  readonly fullName: string;
}

/** A warehouse of its own with two docks, open all day. */
async function register(call: Call): Promise<Site> {
  const dock = (name: string) => ({
    ...{ id: crypto.randomUUID(), name, actions: ['load', 'unload'], operations: [], vehicleTypes: [] },
    ...{ lanes: 1, inService: true },
  });
  const fullName = `Armazém ${crypto.randomUUID().slice(0, 8)}`;
  const place = { cityId: 'br-26-joinville', cityName: 'Joinville', countryCode: 'BR', address: 'Rua XV 100' };
  const body = {
    ...{ fullName, place: { ...place, reference: null, lat: -26.3, lng: -48.85 }, timeZone: ZONE },
    ...{ contact: { name: null, phone: null, mail: null }, instructions: null, photos: [] },
    ...{ docks: [dock('Doca 1'), dock('Doca 2')], closures: [], ownCategories: false, categories: [] },
    shifts: Array.from({ length: 7 }, (_, weekday) => ({ weekday, starts: '06:00', ends: '22:00', dockIds: [] })),
    ...{ startInterval: 30, buffer: 0, viewDaysCalendar: 30, bookingCutoff: 0, cancellingCutoff: 120 },
    ...{ earlyMinutes: 30, lateMinutes: 30, noShowMinutes: 60, freeMinutes: 120, waitingPrice: null },
    openTo: { associates: false, carriers: true, links: true },
  };
  const { warehouse } = await call<{ warehouse: { _id: string } }>('post', '/warehouse', body);
  return { warehouseId: warehouse._id, fullName };
}

async function orderTo(call: Call, site: Site, loadsThere = false): Promise<Order> {
  const at = (warehouseId: string | null) => ({
    ...{ cityId: 'br-26-joinville', cityName: 'Joinville', countryCode: 'BR', address: null, reference: null },
    ...{ lat: null, lng: null, category: null, warehouseId },
  });
  const body = {
    ...{ origin: at(loadsThere ? site.warehouseId : null), destination: at(site.warehouseId) },
    ...{ dispatchType: 'direct', serviceType: { id: 'national' } },
    dates: { loadingDate: day(1), deliveryDate: day(2) },
    ...{ clientFreight: { type: 'toNegotiate' }, carrierFreight: { type: 'toNegotiate' } },
  };
  return (await call<{ loadingOrder: Order }>('post', '/travel/loadingOrder', body)).loadingOrder;
}

async function prepare(request: APIRequestContext, loadsThere = false) {
  const call = await operatorCalls(request);
  const site = await register(call);
  return { call, site, order: await orderTo(call, site, loadsThere) };
}

const openOrder = (page: Page, order: Order) => page.goto(recordOf(order));

async function choose(page: Page, dock: string, time: string): Promise<void> {
  const form = page.getByRole('dialog');
  await form.getByRole('combobox', { name: 'Doca' }).click();
  await page.getByRole('option', { name: dock }).click();
  await form.getByRole('button', { name: time, exact: true }).click();
  await expect(form.getByText(new RegExp(`^${dock} · ${time}`))).toBeVisible();
}

/** Nothing was confirmed in 34 seconds: the form is empty, the place free, and can be chosen again. */
test('the countdown ends, and the place is chosen again', async ({ page, request }) => {
  const { order } = await prepare(request);
  await signIn(page, OPERATOR);
  await page.clock.install();
  await openOrder(page, order);
  await page.getByRole('button', { name: 'Agendar', exact: true }).click();
  await choose(page, 'Doca 1', '09:00');
  await page.clock.fastForward(35_000);
  const form = page.getByRole('dialog');
  await expect(form.getByText('Escolha um dia')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Agendar', exact: true })).toBeDisabled();
  const date = Number(day(2).slice(8));
  await form
    .getByRole('button', { name: new RegExp(`^${date} `) })
    .first()
    .click();
  await choose(page, 'Doca 1', '09:00');
  await expectSnackbar(page, /^Agendado para/, () =>
    form.getByRole('button', { name: 'Agendar', exact: true }).click(),
  );
  await expect(page.getByText(/09:00–10:00 · Doca 1/)).toBeVisible();
});

test('an order that loads and unloads at docks has a time for each', async ({ page, request }) => {
  const { order } = await prepare(request, true);
  await signIn(page, OPERATOR);
  await openOrder(page, order);
  for (const [dock, time] of [
    ['Doca 1', '09:00'],
    ['Doca 2', '10:00'],
  ] as const) {
    await page.getByRole('button', { name: 'Agendar', exact: true }).first().click();
    await choose(page, dock, time);
    const confirm = page.getByRole('dialog').getByRole('button', { name: 'Agendar', exact: true });
    await expectSnackbar(page, /^Agendado para/, () => confirm.click());
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await expect(page.getByText(/09:00–10:00 · Doca 1/)).toBeVisible();
  await expect(page.getByText(/10:00–11:00 · Doca 2/)).toBeVisible();
});

test('a booking is moved on the board by keys', async ({ page, request }) => {
  const { call, site, order } = await prepare(request);
  const { schedulings } = await call<{ schedulings: { _id: string }[] }>(
    'get',
    `/warehouse/schedule/order/${order._id}`,
  );
  const [schedulingId, key] = [schedulings[0]!._id, crypto.randomUUID()];
  await call('put', `/warehouse/hold/${key}`, { schedulingId, dateScheduling: day(2), startTime: '09:00' });
  await call('post', '/warehouse/schedule', { schedulingId, holdKey: key });
  await signIn(page, OPERATOR);
  await page.goto(`/schedulings?view=board&warehouse=${site.warehouseId}&date=${day(2)}`);
  const bar = page.getByRole('button', { name: new RegExp(`^${order.loadingOrderCode}, Doca 1, 09:00`) });
  await bar.press('ArrowRight');
  await bar.press('ArrowDown');
  await expect(page.getByText(`${order.loadingOrderCode} → 09:30 · Doca 2`)).toBeVisible();
  await expectSnackbar(page, /^Mudado para/, () => bar.press('Enter'));
  await expect(
    page.getByRole('button', { name: new RegExp(`^${order.loadingOrderCode}, Doca 2, 09:30`) }),
  ).toBeVisible();
});

/** The day of a field, as people type it. */
const typed = (date: string) => date.split('-').reverse().join('/');

test('a truck without an order is announced, waits beside the board and is dragged to a dock', async ({
  page,
  request,
}) => {
  const call = await operatorCalls(request);
  const site = await register(call);
  const plate = `T${crypto.randomUUID().slice(0, 6).toUpperCase()}`;
  await signIn(page, OPERATOR);
  await page.goto(`/schedulings?view=board&warehouse=${site.warehouseId}&date=${day(1)}`);
  await page.getByRole('button', { name: 'Anunciar caminhão' }).click();
  const form = page.getByRole('dialog', { name: 'Caminhão sem ordem' });
  const announce = form.getByRole('button', { name: 'Anunciar', exact: true });

  await test.step('what is wrong is said at its field', async () => {
    const date = form.getByRole('textbox', { name: 'Dia' });
    await expect(date).toHaveValue(typed(day(1)));
    await form.getByLabel('Placa').fill('--');
    for (const outside of [day(-1), day(31)]) {
      await date.fill(typed(outside));
      await announce.click();
      await expect(form.getByText('Data inválida')).toBeVisible();
    }
    await expect(form.getByText('Inválido', { exact: true })).toBeVisible();
    await form.getByLabel('Placa').fill('A'.repeat(21));
    await expect(form.getByText('Máximo de 20 caracteres')).toBeVisible();
    await date.fill(typed(day(2)));
  });

  await form.getByLabel('Placa').fill(plate);
  await expectSnackbar(page, `${plate} anunciado para ${typed(day(2))}`, () => announce.click());
  await expect(page.getByRole('heading', { name: `${site.fullName} · ${typed(day(2))}` })).toBeVisible();

  await test.step('dragged to eight o’clock', async () => {
    const truck = (await page.getByRole('button', { name: plate }).boundingBox())!;
    const dock = (await page.getByRole('region', { name: 'Doca 2' }).locator('[data-dock]').boundingBox())!;
    await page.mouse.move(truck.x + 20, truck.y + 10);
    await page.mouse.down();
    // Open from six to ten at night: two of sixteen hours after its begin.
    await page.mouse.move(dock.x + (dock.width * 2) / 16 + 4, dock.y + 20, { steps: 5 });
    await page.mouse.up();
    await expect(page.getByText(`${plate} → 08:00 · Doca 2`)).toBeVisible();
    await expectSnackbar(page, /^Agendado para/, () => page.getByRole('button', { name: 'Salvar' }).click());
    await expect(page.getByRole('button', { name: new RegExp(`^${plate}, Doca 2, 08:00`) })).toBeVisible();
  });
});

test('a truck is announced from the list on a phone, and opens to get its time @phone', async ({ page, request }) => {
  const call = await operatorCalls(request);
  const site = await register(call);
  const plate = `T${crypto.randomUUID().slice(0, 6).toUpperCase()}`;
  await signIn(page, OPERATOR, { at: '/schedulings?view=list' });
  await page.getByRole('button', { name: 'Anunciar caminhão' }).click();
  const form = page.getByRole('dialog', { name: 'Caminhão sem ordem' });
  await form.getByRole('combobox', { name: 'Armazém' }).click();
  await page.getByRole('option', { name: site.fullName }).click();
  await form.getByRole('textbox', { name: 'Dia' }).fill(typed(day(2)));
  await form.getByLabel('Placa').fill(plate);
  const notice = `${plate} anunciado para ${typed(day(2))}`;
  await expectSnackbar(page, notice, () => form.getByRole('button', { name: 'Anunciar', exact: true }).click());
  // The notice stays while the pointer is on it, over the button that is pressed next.
  await page.mouse.move(0, 0);
  await expect(page.getByText(notice)).toBeHidden();
  const panel = page.getByRole('dialog', { name: 'Agendamento' });
  await expect(panel.getByText(plate).first()).toBeVisible();
  await panel.getByRole('button', { name: 'Agendar', exact: true }).click();
  await choose(page, 'Doca 1', '09:00');
  const confirm = page.getByRole('dialog').last().getByRole('button', { name: 'Agendar', exact: true });
  await expectSnackbar(page, /^Agendado para/, () => confirm.click());
});
