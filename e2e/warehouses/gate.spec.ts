import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { callsOf } from '../support/calls.ts';
import { connect } from '../support/database.ts';
import { signIn } from '../support/people.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';
import { browserSeeing } from './camera.ts';

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

/** Everything the open page needs is cached: it opens again without network. */
async function untilKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(async () => {
    const loaded = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'));
    const kept = await Promise.all(loaded.map(({ href }) => caches.match(href)));
    return navigator.serviceWorker.controller !== null && kept.every((found) => found !== undefined);
  });
}

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
  const [first, second, cancelled] = (await due(warehouse, ['ABC1D23', 'DEF4G56', 'GHI7J89'])) as [Truck, Truck, Truck];
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
    await signIn(page, GUARD, { at: '/validations' });
    const choice = page.getByRole('combobox', { name: 'Armazém' });
    await expect(choice.or(page.getByRole('button', { name: 'Ler o código QR' })).first()).toBeVisible();
    if (await choice.isVisible()) {
      await choice.click();
      await page.getByRole('option', { name: warehouse.fullName }).click();
    }
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

    await context.setOffline(false);
    await expect(page.getByText('1 registro espera para ser enviado')).toBeHidden();
    expect(await arrivals(second)).toBe(1);
    await page.getByRole('tab', { name: 'Hoje' }).click();
    await expect(page.getByRole('button', { name: /DEF4G56/ })).toContainText('Chegou');
  } finally {
    await browser.close();
  }
});

test('somebody else who scans a ticket reads only what it is', async ({ page }) => {
  await page.goto(`/ticket/${'A'.repeat(60)}.${'B'.repeat(86)}`);
  await expect(page.getByRole('heading', { name: 'Este é um ticket de entrada' })).toBeVisible();
});
