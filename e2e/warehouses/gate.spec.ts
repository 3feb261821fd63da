import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { callsOf } from '../support/calls.ts';
import { connect } from '../support/database.ts';
import { untilKept } from '../support/kept-phone.ts';
import { signIn } from '../support/people.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';
import { browserSeeing } from './camera.ts';

// A reply is lost on purpose.
test.use({ expectedErrors: /ERR_FAILED \S+\/warehouse\/validate$/ });

const GUARD = 'company-administrator@serra.demo';

interface Truck {
  readonly id: string;
  readonly code: string;
  readonly plate: string;
}

/** A warehouse of its own, open all day, with one dock. */
async function makeWarehouse(request: APIRequestContext) {
  const call = await callsOf(request, GUARD);
  const fullName = `Portaria ${crypto.randomUUID().slice(0, 8)}`;
  const { warehouse } = await call<{ warehouse: { _id: string; docks: { id: string }[] } }>('post', '/warehouse', {
    fullName,
    place: {
      cityId: 'br-26-joinville',
      cityName: 'Joinville',
      countryCode: 'BR',
      address: 'Rua do Porto 10',
      reference: null,
      lat: -26.3,
      lng: -48.85,
    },
    timeZone: 'America/Sao_Paulo',
    contact: { name: null, phone: null, mail: null },
    instructions: null,
    photos: [],
    docks: [
      {
        id: crypto.randomUUID(),
        name: 'Doca 1',
        actions: ['load', 'unload'],
        operations: [],
        vehicleTypes: [],
        lanes: 1,
        inService: true,
      },
    ],
    shifts: Array.from({ length: 7 }, (_, weekday) => ({ weekday, starts: '06:00', ends: '22:00', dockIds: [] })),
    closures: [],
    startInterval: 30,
    buffer: 0,
    viewDaysCalendar: 30,
    ownCategories: false,
    categories: [],
    openTo: { associates: false, carriers: true, links: true },
    bookingCutoff: 0,
    cancellingCutoff: 120,
    earlyMinutes: 720,
    lateMinutes: 720,
    noShowMinutes: 720,
    freeMinutes: 120,
    waitingPrice: null,
  });
  return { call, fullName, id: warehouse._id, dockId: warehouse.docks[0]!.id };
}
type Warehouse = Awaited<ReturnType<typeof makeWarehouse>>;

/** Trucks that are due now. */
async function due(warehouse: Warehouse, plates: readonly string[]): Promise<Truck[]> {
  const database = await connect();
  try {
    const { rows } = await database.query<Truck>(
      `insert into booking (company_id, warehouse_id, action, state, code, dock_id, lane, starts_at, ends_at, expected_at, plate, type_operation)
       select w.company_id, w.id, 'unload', 'scheduled', app.ticket_code(), $2, 1, now(), now() + interval '1 hour', now(), p, 'unload'
       from warehouse w, unnest($3::text[]) p where w.id = $1 returning id, code, plate`,
      [warehouse.id, warehouse.dockId, plates],
    );
    return rows;
  } finally {
    await database.end();
  }
}

const addressOf = async ({ call }: Warehouse, { id }: Truck) =>
  (await call<{ ticket: { address: string } }>('get', `/warehouse/schedule/${id}/qr`)).ticket.address;

const verdict = (page: Page, word: string) => expect(page.getByRole('heading', { name: word, level: 2 })).toBeVisible();

async function openGate(page: Page, warehouse: Warehouse): Promise<void> {
  await signIn(page, GUARD, { at: '/validations' });
  const choice = page.getByRole('combobox', { name: 'Armazém' });
  await expect(choice.or(page.getByRole('button', { name: 'Ler o código QR' })).first()).toBeVisible();
  if (await choice.isVisible()) {
    await choice.click();
    await page.getByRole('option', { name: warehouse.fullName }).click();
  }
}

async function show(page: Page, text: string, word: string): Promise<void> {
  await page.getByLabel('Código do ticket ou placa').fill(text);
  await page.getByRole('button', { name: 'Validar', exact: true }).click();
  await verdict(page, word);
}
const next = (page: Page) => page.getByRole('button', { name: 'Próximo caminhão' }).click();
const letIn = (page: Page, { plate }: Truck) =>
  expectSnackbar(page, `Chegada registrada: ${plate}`, () =>
    page.getByRole('button', { name: 'Registrar chegada', exact: true }).click(),
  );

async function arrivals(truck: Truck): Promise<number> {
  const database = await connect();
  try {
    const query = `select count(*)::int as count from booking_event where booking_id = $1 and type = 'arrived'`;
    return (await database.query<{ count: number }>(query, [truck.id])).rows[0]!.count;
  } finally {
    await database.end();
  }
}

test('the guard scans a ticket, goes on without network, and sends everything once', async ({ request }) => {
  const warehouse = await makeWarehouse(request);
  const plates = ['ABC1D23', 'DEF4G56', 'GHI7J89', 'JKL1M23'];
  const [first, second, cancelled, shared] = (await due(warehouse, plates)) as [Truck, Truck, Truck, Truck];
  const old = await addressOf(warehouse, cancelled);
  await warehouse.call('put', `/warehouse/schedule/${cancelled.id}/cancel`, { reason: 'Sem carga' });
  const [ticket, offline] = [await addressOf(warehouse, first), await addressOf(warehouse, second)];
  const browser = await browserSeeing(ticket);
  try {
    const context: BrowserContext = await browser.newContext({
      baseURL: process.env.BASE_URL ?? '',
      serviceWorkers: 'allow',
      viewport: { width: 390, height: 844 },
      locale: 'pt-BR',
      timezoneId: 'America/Sao_Paulo',
      permissions: ['camera'],
    });
    const page = await context.newPage();
    await openGate(page, warehouse);
    await page.getByRole('button', { name: 'Ler o código QR' }).click();
    await verdict(page, 'Pode entrar');
    await letIn(page, first);
    await expect.poll(() => arrivals(first)).toBe(1);

    await untilKept(page);
    await context.setOffline(true);
    await page.reload();
    await show(page, offline, 'Pode entrar');
    await expect(page.getByText(/Sem rede: avaliado com a lista guardada/)).toBeVisible();
    await letIn(page, second);
    await expect(page.getByText('1 registro espera para ser enviado')).toBeVisible();
    await show(page, second.code, 'Já utilizado');
    await next(page);
    await show(page, ticket, 'Já utilizado');
    await next(page);
    await show(page, old, 'Cancelado');
    await next(page);
    await show(page, `${offline.slice(0, -6)}AAAAAA`, 'Não é nosso ticket');
    await next(page);
    expect(await arrivals(second)).toBe(0);

    // Leaving now would lose the entry.
    await page.getByRole('button', { name: /^Menu do perfil/ }).click();
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect(page.getByText(/1 registro ainda não foi enviado/)).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Voltar' }).click();
    await expect(page.getByText(/1 registro ainda não foi enviado/)).toBeHidden();
    await page.keyboard.press('Escape');

    // Meanwhile a guard at another gate let this truck in, earlier and with network.
    await show(page, shared.code, 'Pode entrar');
    const at = new Date(Date.now() - 60_000).toISOString();
    const enter = { key: crypto.randomUUID(), reason: null };
    await warehouse.call('post', '/warehouse/validate', { warehouseId: warehouse.id, shown: shared.code, at, enter });
    await letIn(page, shared);

    await context.setOffline(false);
    const refused = page.getByText(/Registrar chegada de JKL1M23: Entrada: .+, registrada por .+/);
    await expect(refused).toBeVisible();
    await page.getByRole('button', { name: 'Descartar' }).click();
    await expect(refused).toBeHidden();
    await expect(page.getByText('registro espera para ser enviado')).toBeHidden();
    expect([await arrivals(second), await arrivals(shared)]).toEqual([1, 1]);
    await page.getByRole('tab', { name: 'Hoje' }).click();
    await expect(page.getByRole('button', { name: /DEF4G56/ })).toContainText('Chegou');
  } finally {
    await browser.close();
  }
});

test('the guard compares the plate, chooses among bookings, and does not wait for a weak network @phone', async ({
  page,
  request,
}) => {
  const warehouse = await makeWarehouse(request);
  const [first, twice, again] = (await due(warehouse, ['ABC1D23', 'DEF4G56', 'DEF4G56'])) as [Truck, Truck, Truck];
  await openGate(page, warehouse);

  // A plate that was typed counts, also where nobody pressed the button beside it.
  await show(page, first.code, 'Pode entrar');
  await page.getByLabel('Placa que você vê').fill('XYZ9Z99');
  await page.getByRole('button', { name: 'Registrar chegada', exact: true }).click();
  await verdict(page, 'Placa diferente da agendada');
  await expect(page.getByText('O agendamento é para ABC1D23; você vê XYZ9Z99.')).toBeVisible();
  expect(await arrivals(first)).toBe(0);
  await page.getByLabel('Placa que você vê').fill('abc-1d23');
  await page.getByRole('button', { name: 'Comparar' }).click();
  await verdict(page, 'Pode entrar');
  await letIn(page, first);
  await expect.poll(() => arrivals(first)).toBe(1);

  await show(page, 'DEF4G56', 'Pode entrar');
  const others = page.getByRole('region', { name: 'Outros agendamentos desta placa' });
  await expect(others.getByRole('button')).toHaveText(/Agendado.*Doca 1 · Descarga/);
  const chosen = page.waitForRequest((sent) => sent.url().endsWith('/warehouse/validate'));
  await others.getByRole('button').click();
  const { shown } = (await chosen).postDataJSON() as { shown: string };
  expect([twice.code, again.code]).toContain(shown);
  await verdict(page, 'Pode entrar');
  await expect(others.getByRole('button')).toHaveCount(1);

  // Nothing answers any more: the list on the phone decides, and the entry waits.
  const [chosenTruck, other] = shown === twice.code ? [twice, again] : [again, twice];
  const validate = '**/api/warehouse/validate';
  await page.route(validate, () => undefined);
  await next(page);
  await show(page, chosenTruck.code, 'Pode entrar');
  await expect(page.getByText(/Sem rede: avaliado com a lista guardada/)).toBeVisible();
  await page.unroute(validate);
  // The server has it, and its reply is lost.
  let lost = 0;
  await page.route(validate, async (route) => {
    lost += 1;
    const response = await route.fetch();
    await (lost === 1 ? route.abort() : route.fulfill({ response }));
  });
  await letIn(page, chosenTruck);
  await expect.poll(() => lost).toBeGreaterThan(1);
  await expect(page.getByText('1 registro espera para ser enviado')).toBeHidden();
  expect([await arrivals(chosenTruck), await arrivals(other)]).toEqual([1, 0]);
});

test('somebody else who scans a ticket reads only what it is', async ({ page }) => {
  await page.goto(`/ticket/${'A'.repeat(60)}.${'B'.repeat(86)}`);
  await expect(page.getByRole('heading', { name: 'Este é um ticket de entrada' })).toBeVisible();
});
