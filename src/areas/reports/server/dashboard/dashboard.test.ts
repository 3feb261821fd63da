import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISSION_CATALOGUE } from '#app/permission-catalogue.ts';
import { VEHICLE_LISTS } from '#areas/fleet/contract/vehicle.list.ts';
import { ORDER_LIST_NAMES, ORDER_LISTS } from '#areas/load-orders/contract/order.list.ts';
import { listAddress } from '#areas/load-orders/contract/order-addresses.ts';
import { ALL_RIGHTS } from '#areas/load-orders/server/order-app.fixture.ts';
import { alertList } from '#areas/tracking/contract/alert.list.ts';
import { bookingList } from '#areas/warehouses/contract/booking.list.ts';
import { type ListDefinition, listCalls } from '#kernel/list-definition.ts';
import type { TestUser } from '#testing/world.ts';
import { readDashboard } from '../../contract/dashboard.calls.ts';
import type { Card, CardAddress, ChartCard, NumberCard, TableCard } from '../../contract/dashboard.shapes.ts';
import { REPORT_SCREENS, type ReportScreen } from '../../rules/report-screen.ts';
import { ALL_REPORTS, type DashboardWorld, startDashboardWorld } from './dashboard.fixture.ts';
import { dashboardCards } from './dashboard.service.ts';

let world: DashboardWorld;
beforeAll(async () => {
  world = await startDashboardWorld();
});
afterAll(() => world.app.close());

type Query = Readonly<Record<string, string | undefined>>;
const NORMAL: Query = { kind: 'normal' };

const ask = async (who: TestUser, screen: ReportScreen, query: Query = {}) =>
  world.app.call(who, readDashboard[screen], { query: query as never });

async function cards(screen: ReportScreen, query: Query = {}, who = world.viewer) {
  const { status, body } = await ask(who, screen, query);
  expect(status).toBe(200);
  expect(body.cards.filter(({ kind }) => kind === 'failed')).toEqual([]);
  const find = <K extends Card['kind']>(kind: K, id: string) => {
    const card = body.cards.find((one) => one.id === id);
    if (card?.kind !== kind) throw new Error(`no ${kind} ${id}`);
    return card as Extract<Card, { kind: K }>;
  };
  return {
    body,
    ids: body.cards.map(({ id }) => id),
    number: (id: string): NumberCard => find('number', id),
    chart: (id: string): ChartCard => find('chart', id),
    table: (id: string): TableCard => find('table', id),
  };
}

const notes = ({ notes: all }: Pick<Card, 'notes'>) => Object.fromEntries(all.map(({ key, count }) => [key, count]));
const sum = (values: readonly (number | null)[]) =>
  Math.round(values.reduce<number>((all, value) => all + (value ?? 0), 0) * 1000) / 1000;
/** By the phrase or the text of each series. */
const series = ({ series: all }: ChartCard) =>
  Object.fromEntries(
    all.map(({ label, values }) => ['phrase' in label ? label.phrase : JSON.stringify(label), values]),
  );
const bars = ({ categories, series: [first] }: ChartCard) =>
  Object.fromEntries(categories.map((label, at) => ['phrase' in label ? label.phrase : '', first?.values[at]]));

const LISTS: Readonly<Record<string, ListDefinition>> = {
  ...Object.fromEntries(ORDER_LIST_NAMES.map((name) => [listAddress(name), ORDER_LISTS[name]])),
  '/operativeControl': alertList,
  '/schedulings': bookingList,
  '/transportUnit': VEHICLE_LISTS.ownTruck,
};

function listAt(address: string) {
  const { pathname, searchParams } = new URL(address, 'http://tropeiro.test');
  const definition = LISTS[pathname];
  if (!definition) throw new Error(`no list at ${address}`);
  return { calls: listCalls(definition), query: Object.fromEntries(searchParams) as never };
}

/** How many rows the list shows that an address opens; of several kinds of orders those of all lists. */
async function listed(address: CardAddress | undefined, who = world.viewer): Promise<number> {
  if (!address) throw new Error('no address');
  if (typeof address !== 'string') return sum(await Promise.all(address.map((list) => listed(list.address, who))));
  const { calls, query } = listAt(address);
  const { status, body, error } = await world.app.call(who, calls.read, { query });
  if (status !== 200) throw new Error(`${address}: ${JSON.stringify(error)}`);
  return body.totalRegistry as number;
}

/** What the foot of that list adds up: a measure or an amount, in each unit or currency. */
async function footOf(address: CardAddress | undefined, about = ''): Promise<Readonly<Record<string, number>>> {
  if (typeof address !== 'string') throw new Error('no single list');
  const { calls, query } = listAt(`${address}${about}`);
  const { status, body } = await world.app.call(world.viewer, calls.totals!, { query });
  expect(status).toBe(200);
  return Object.fromEntries((body.totals ?? []).map(({ name, unit, value }) => [`${name} ${unit}`, Number(value)]));
}

const write = (text: ReturnType<typeof sql>) => world.app.services.database.asPlatform((trx) => text.execute(trx));

describe('the control centre of a carrier', () => {
  it('counts what is open, and each number opens its orders', async () => {
    const { number } = await cards('operations', NORMAL);
    for (const id of ['onTheRoad', 'toAssignToday', 'lateNow']) {
      expect([id, number(id).value]).toEqual([id, 1]);
      expect([id, await listed(number(id).address)]).toEqual([id, 1]);
    }
  });

  it('counts what ended with what is driven for others, and each number opens its orders', async () => {
    const { number } = await cards('operations', NORMAL);
    const otif = number('otif');
    expect([otif.value, notes(otif)]).toEqual([0.5, { missedOtif: 2, unknownDelivery: 1 }]);
    expect(await listed(otif.address)).toBe(2);
    for (const { address, count } of otif.notes) expect(await listed(address)).toBe(count);
    const punctual = number('deliveryPunctuality');
    expect([punctual.value, notes(punctual)]).toEqual([0.667, { lateDelivery: 1, unknownDelivery: 1 }]);
    expect(await listed(punctual.address)).toBe(2);
    for (const { address, count } of punctual.notes) expect(await listed(address)).toBe(count);
    expect(number('kilometres').value).toBe(4 * 850);
    expect(await listed(number('kilometres').address)).toBe(4);
    expect(number('emptyShare')).toMatchObject({ value: 0, notes: [{ key: 'estimate' }] });
  });

  it('adds money up in the own currency; what has no rate is counted apart', async () => {
    const { chart, table } = await cards('operations', NORMAL);
    const margin = chart('monthlyMargin');
    const income = 1000 + 200 * 6.96 + 900 + 400;
    const cost = 700 + 100 * 6.96;
    const months = series(margin);
    expect(sum(months['reports.series.income']!)).toBe(income);
    expect(sum(months['reports.series.cost']!)).toBe(cost);
    expect(sum(months['reports.series.margin']!)).toBe(income - cost);
    expect(notes(margin)).toEqual({ withoutRate: 1, carriedWithoutCost: 1 });
    expect(margin.notes[0]!.address).toBe('/exchangeRate');
    expect(margin.notes[1]).toEqual({
      ...{ key: 'ratesOfTheDay', address: '/exchangeRate' },
      rates: [{ currency: 'USD', rate: '6.96', own: 'BOB', validFrom: world.app.day(-60), source: null }],
    });
    expect(await listed(margin.notes[2]!.address)).toBe(1);
    const opened = await Promise.all(margin.series[0]!.addresses.map((address) => listed(address)));
    expect(sum(opened)).toBe(4);
    expect(table('moneyByCurrency').rows).toMatchObject([
      { label: { text: 'BOB' }, cells: [2300, 700, 0] },
      { label: { text: 'BRL' }, cells: [0, 500, 0] },
      { label: { text: 'USD' }, cells: [200, 100, 0] },
    ]);
    for (const row of table('moneyByCurrency').rows) {
      const [earned, spent, paid] = row.addresses!;
      const [own, carried] = [await footOf(earned, '&sides=own'), await footOf(earned, '&sides=carried')];
      const currency = row.currency!;
      const income = (own[`clientFreight ${currency}`] ?? 0) + (carried[`carrierFreight ${currency}`] ?? 0);
      const costs = (await footOf(spent, '&sides=own'))[`carrierFreight ${currency}`] ?? 0;
      expect([currency, income, costs, paid]).toEqual([currency, ...row.cells.slice(0, 2), spent]);
    }
    const [lane] = table('lanesByMargin').rows;
    expect(lane).toMatchObject({ cells: [4, income, cost, income - cost, 0.622] });
    expect(await listed(lane!.address)).toBe(4);
  });

  it('shows what is to be received by its age', async () => {
    const { chart } = await cards('operations', NORMAL);
    const due = chart('receivables');
    expect(due.series[0]!.values).toEqual([2300, 0, 1392, 0, 0]);
    const opened = await Promise.all(due.series[0]!.addresses.map((address) => listed(address)));
    expect(opened).toEqual([3, 0, 1, 0, 0]);
  });

  it('shows how the fleet is used, its drivers and its documents', async () => {
    const { number, chart, table } = await cards('operations', NORMAL);
    // Four trips of two days, of six trucks with valid documents and of the last 30 days.
    expect(number('fleetUse').value).toBe(0.044);
    const days = chart('fleetDays');
    expect(days.series.map(({ values }) => sum(values))).toEqual([2, 2, 2, 2, 0, 0]);
    const drivers = table('drivers');
    // Ended trips, and those cancelled with a truck.
    expect(drivers.rows.map(({ cells }) => [cells[0], cells[3]])).toEqual([
      [1, 0],
      [1, 0],
      [1, 0],
      [1, 0],
      [0, 1],
    ]);
    for (const { address, addresses, cells } of drivers.rows) {
      expect(await listed(address)).toBe(cells[0]);
      expect(await listed(addresses![1])).toBe((cells[0] ?? 0) * (cells[1] ?? 0));
    }
    await write(sql`update vehicle set documents_expire_on = ${world.app.day(10)}
      where company_id = ${world.team.company.id} and not documents_expired and documents_expire_on is null`);
    const expired = (await cards('operations', NORMAL)).chart('documents').series[0]!;
    expect(expired).toMatchObject({ label: { phrase: 'reports.series.ownTrucks' }, values: [1, 0, 6, 0] });
    expect(await Promise.all(expired.addresses.map((address) => listed(address)))).toEqual(expired.values);
  });
});

describe('orders of several kinds', () => {
  it('are opened kind by kind, and the lists together hold what was counted', async () => {
    const { number, chart, table } = await cards('overview');
    const { address, notes: missed } = number('otif');
    expect(Array.isArray(address) && address.map(({ kind }) => kind)).toEqual(['normal', 'agro']);
    expect(missed.length).toBeGreaterThan(0);
    for (const note of missed) expect([note.key, await listed(note.address)]).toEqual([note.key, note.count]);
    expect(await listed(number('kilometres').address)).toBe(6);
    for (const row of table('lanesByMargin').rows) expect(await listed(row.address)).toBe(row.cells[0]);
    const weeks = chart('otifByWeek').series[0]!;
    expect(sum(await Promise.all(weeks.addresses.map((week) => listed(week))))).toBe(await listed(address));
  });

  it('have one list where those of the period are of one kind, and as much at its foot', async () => {
    const { day } = world.app;
    const { number } = await cards('overview', { period: 'custom', from: day(-1), until: day(-1) });
    expect(number('tonnes').value).toBe(28);
    expect(await footOf(number('tonnes').address)).toMatchObject({ 'weight tn': 28 });
  });

  it('without a list are those of a client that is none of the own', async () => {
    const client = (await world.app.team()).company.id;
    expect((await cards('operations', { client })).number('kilometres').address).toBeNull();
  });
});

describe('the control centre of a shipper', () => {
  it('is about the own orders alone', async () => {
    const { number, chart, table } = await cards('shipper', NORMAL);
    expect(number('withoutTruck').value).toBe(1);
    expect(await listed(number('withoutTruck').address)).toBe(1);
    expect(number('otif').value).toBe(0.333);
    expect(await listed(number('otif').address)).toBe(1);
    expect(number('costPerKm')).toMatchObject({ value: 0.82, currency: 'BOB' });
    expect(number('costPerTonne').value).toBe(25.38);
    const weeks = chart('otifByWeek').series[0]!;
    const opened = await Promise.all(weeks.addresses.map((address) => listed(address)));
    expect(sum(opened)).toBe(1);
    expect(table('costByLane').rows).toMatchObject([{ cells: [3, 2550, 83, 1396, 0.82, 25.38] }]);
    expect(await listed(table('costByLane').rows[0]!.address)).toBe(3);
    expect(series(chart('costByMonth'))['reports.series.costPerKm']).toContain(0.82);
    const [carrier] = table('carriers').rows;
    expect(carrier).toMatchObject({ label: { text: 'Transportes Illimani' }, cells: [1, 1, null, 0, 3, 0.82, null] });
    expect(await listed(carrier!.address)).toBe(1);
    const due = chart('payables');
    expect([due.series[0]!.values, notes(due)]).toEqual([[700, 0, 696, 0, 0], { withoutRate: 1 }]);
    const owed = await Promise.all(due.series[0]!.addresses.map((address) => listed(address)));
    expect(owed).toEqual([2, 0, 1, 0, 0]);
  });

  it('misses no price of a client where it shows costs', async () => {
    const unpriced = (type: string) =>
      write(sql`update load_order set client_freight_type = ${type} where id = ${world.driven}`);
    await unpriced('toNegotiate');
    const { number, chart, table } = await cards('shipper', {}, world.other);
    const withoutPrice = (card: Pick<Card, 'notes'>) => notes(card).withoutPrice;
    expect(
      [number('costPerKm'), number('costPerTonne'), chart('costByMonth'), table('costByLane')].map(withoutPrice),
    ).toEqual([undefined, undefined, undefined, undefined]);
    const whole = await cards('overview', {}, world.other);
    expect(withoutPrice(whole.chart('monthlyMargin'))).toBe(1);
    await unpriced('simple');
  });

  it('shows how long trucks were at facilities', async () => {
    const { table } = await cards('shipper');
    const [silo] = table('waiting').rows;
    expect(silo).toMatchObject({ label: { text: 'Silo Norte' }, cells: [1, 60, 90, 30] });
    expect(await listed(silo!.address)).toBe(1);
    expect((await cards('shipper', { client: world.client })).table('waiting').rows).toEqual([]);
  });
});

describe('the agro control centres', () => {
  it('show the pace of a harvest', async () => {
    const { number, chart, table } = await cards('agro');
    expect(number('tonnes').value).toBe(59.7);
    expect(await listed(number('tonnes').address)).toBe(2);
    expect(number('turns').value).toBe(2);
    expect(await listed(number('turns').address)).toBe(2);
    expect(number('weighbridge')).toMatchObject({ value: -5, unit: 'perThousand' });
    expect(number('costPerTonne').value).toBe(23.45);
    const days = chart('tonnesByDay').series[0]!;
    expect(days.values).toHaveLength(30);
    expect(sum(days.values)).toBe(59.7);
    expect(await listed(days.addresses[days.values.indexOf(59.7)])).toBe(2);
    expect(chart('turnsByDay').series[0]!.values).toContain(2);
    expect(table('weighbridgeByLane').rows).toMatchObject([{ cells: [60, 59.7, -5] }]);
  });

  it('show what was promised and what was delivered', async () => {
    const { number, chart, table } = await cards('agroShipper');
    expect(number('losses').value).toBe(0.3);
    expect(table('lossesByLane').rows).toMatchObject([{ cells: [60, 59.7, 0.3, -5] }]);
    const burnUp = series(chart('burnUp'));
    expect(new Set(burnUp['reports.series.promised'])).toEqual(new Set([100]));
    expect(burnUp['reports.series.delivered']!.slice(-6)).toEqual([0, 59.7, 59.7, 59.7, 59.7, 59.7]);
    expect(table('promisedByOperation').rows).toMatchObject([{ cells: [100, 59.7, 0.597] }]);
    expect(table('carriers').rows.map(({ cells }) => cells[0])).toEqual([2]);
    expect(await listed(table('carriers').rows[0]!.address)).toBe(2);
    const [operation] = table('promisedByOperation').rows;
    expect(operation!.address).toMatch(/^\/operation\/agro\/show\//);
    expect(new Set(chart('burnUp').series.flatMap(({ addresses }) => addresses))).toEqual(
      new Set([operation!.address]),
    );
  });

  it('show of several operations what each was promised', async () => {
    const { app, team } = world;
    const days = { pickupDate: app.day(-10), deliveryDate: app.day(3) };
    const operationId = await app.operation(team, { kind: 'agro', promisedTn: '40', ...days });
    const id = await app.order(team, { kind: 'agro', operationId });
    const { series: lines } = (await cards('agroShipper')).chart('burnUp');
    expect(lines.map(({ values }) => values[0])).toEqual([140, 0, 100, 0, 40, 0]);
    const codes = lines.slice(2).map(({ label }) => ('text' in label ? label.text : ''));
    expect(codes.map((text) => text.split(': ')[1])).toEqual(['prometido', 'entregue', 'prometido', 'entregue']);
    await write(sql`delete from load_order where id = ${id}`);
  });
});

describe('the control centre of security', () => {
  it('shows alerts, silence, expired documents and what registers said', async () => {
    const { number, chart } = await cards('security');
    expect(number('withoutSignal').value).toBe(1);
    expect(await listed(number('withoutSignal').address ?? number('withoutSignal').notes[0]?.address)).toBe(1);
    expect(bars(chart('alertsByType'))).toEqual({
      'reports.alertTypes.speed': 2,
      'reports.alertTypes.stopped': 1,
    });
    expect(bars(chart('alertsByCriticality'))).toEqual({
      'reports.buckets.criticalityHigh': 2,
      'reports.buckets.criticalityLow': 1,
    });
    expect(bars(chart('alertsByReview'))).toEqual({
      'reports.alertReviews.pending': 2,
      'reports.alertReviews.reviewed': 1,
    });
    for (const id of ['alertsByType', 'alertsByCriticality', 'alertsByReview']) {
      const { values, addresses } = chart(id).series[0]!;
      expect(await Promise.all(addresses.map((address) => listed(address)))).toEqual(values);
    }
    const expired = chart('expiredOnTheRoad');
    expect(bars(expired)).toEqual({ 'reports.series.ownTrucks': 1 });
    expect(await listed(expired.series[0]!.addresses[0])).toBe(1);
    expect(bars(chart('homologations'))).toEqual({
      'reports.buckets.verdictPass': 1,
      'reports.buckets.verdictFail': 1,
    });
  });
});

describe('a truck of the fleet on an order of another company', () => {
  it.each(['security', 'auditor'] as const)('is on the road for %s, as in the list of trucks', async (role) => {
    const who = await world.app.member(world.team.company, ...PERMISSION_CATALOGUE.roles[role]);
    const moved = (status: number, day: string) =>
      write(sql`with o as (update load_order set status = ${status} where id = ${world.driven} returning truck_id)
        update vehicle set documents_expire_on = ${day} where id = (select truck_id from o)`);
    await moved(2, world.app.day(-1));
    const expired = (await cards('security', {}, who)).chart('expiredOnTheRoad');
    expect(bars(expired)).toEqual({ 'reports.series.ownTrucks': 2 });
    expect(await listed(expired.series[0]!.addresses[0], who)).toBe(2);
    await moved(3, world.app.day(300));
  });
});

describe('whoever asks', () => {
  it.each(REPORT_SCREENS)('%s shows no freight without the permission', async (screen) => {
    const { body, ids } = await cards(screen, {}, world.plain);
    expect(body.showsFreight).toBe(false);
    expect(ids).toEqual(
      dashboardCards(screen)
        .filter(({ isMoney }) => !isMoney)
        .map(({ id }) => id),
    );
    expect(JSON.stringify(body.cards)).not.toContain('"money"');
    expect(JSON.stringify(body.cards)).not.toContain('Due');
    expect((await cards(screen)).ids).toEqual(dashboardCards(screen).map(({ id }) => id));
  });

  it.each(REPORT_SCREENS)('%s of a company without anything is empty and whole', async (screen) => {
    const { body } = await cards(screen, {}, world.empty);
    expect([body.isEmpty, body.wider]).toEqual([true, null]);
    for (const card of body.cards) {
      if (card.kind === 'number') expect([card.id, card.value || null]).toEqual([card.id, null]);
      if (card.kind === 'chart')
        expect([card.id, sum(card.series.flatMap(({ values }) => values))]).toEqual([card.id, 0]);
      if (card.kind === 'table') expect([card.id, card.rows]).toEqual([card.id, []]);
    }
    expect((await cards(screen, { period: 'all' }, world.empty)).body.before).toBeNull();
  });

  it('sees the orders of the own company alone', async () => {
    const { number, chart, table } = await cards('operations', {}, world.other);
    expect(number('kilometres').value).toBe(850);
    expect(await listed(number('kilometres').address, world.other)).toBe(1);
    expect(sum(series(chart('monthlyMargin'))['reports.series.cost']!)).toBe(400);
    expect(number('onTheRoad').value).toBe(0);
    expect(table('drivers').rows).toHaveLength(1);
    const { chart: alerts } = await cards('security', {}, world.other);
    expect(alerts('alertsByType').categories).toEqual([]);
    expect((await ask(await world.app.member(world.team.company), 'operations')).status).toBe(403);
  });
});

/** What is filtered by, by which value, and the kilometres it leaves. */
const FILTERED: readonly (readonly [name: string, value: () => string, km: number])[] = [
  ['client', () => world.client, 850],
  ['carrier', () => world.carrier, 850],
  ['lane', () => 'Oruro\nTarija', 0],
  ['lane', () => 'Santa Cruz de la Sierra\nLa Paz', 3400],
  ['country', () => 'BO', 3400],
  ['country', () => 'PE', 0],
  ['category', () => 'general', 3400],
  ['operator', () => world.viewer.userId, 0],
];

describe('the country a trip starts in', () => {
  beforeAll(async () => {
    await startsIn('PE');
  });
  afterAll(async () => {
    await startsIn('BO');
  });
  const startsIn = (country: string) =>
    world.app.services.database.asPlatform((trx) =>
      sql`update load_order set origin = origin || jsonb_build_object('countryCode', ${country}::text) where id = ${world.driven}`.execute(
        trx,
      ),
    );

  it.each([
    ['PE', 1],
    ['BO', 3],
  ] as const)('%s: its trips alone are counted, and each number opens them', async (country, trips) => {
    const { number, table, chart } = await cards('operations', { ...NORMAL, country });
    expect(number('kilometres').value).toBe(trips * 850);
    expect(await listed(number('kilometres').address)).toBe(trips);
    expect(number('onTheRoad').value).toBe(country === 'BO' ? 1 : 0);
    expect(await listed(number('onTheRoad').address)).toBe(country === 'BO' ? 1 : 0);
    expect(table('lanesByMargin').rows.map((row) => [row.country, row.cells[0]])).toEqual([[country, trips]]);
    const due = await Promise.all(chart('receivables').series[0]!.addresses.map((address) => listed(address)));
    expect(sum(due)).toBe(trips);
  });

  it('is offered by its name', async () => {
    const { choices } = (await cards('operations')).body;
    expect(choices.countries).toEqual([
      { id: 'BO', name: 'Bolívia' },
      { id: 'PE', name: 'Peru' },
    ]);
    const { table } = await cards('shipper', NORMAL);
    expect(table('carriers').rows).toMatchObject([{ country: 'BO' }]);
  });

  it('is nothing for who may not see countries: the filter does not apply, and no table has a column', async () => {
    const blind = await world.app.member(world.team.company, ...ALL_REPORTS, ...ALL_RIGHTS, 'carrier-company');
    const { number, body, table } = await cards('operations', { ...NORMAL, country: 'PE' }, blind);
    expect(number('kilometres').value).toBe(4 * 850);
    expect(body.choices.countries).toEqual([]);
    expect(table('lanesByMargin').rows.map((row) => 'country' in row)).toEqual([false]);
  });
});

describe('what is asked for', () => {
  it('is chosen among what the company has, by its names and each once', async () => {
    const { choices } = (await cards('operations')).body;
    for (const offered of Object.values(choices)) {
      const ids = offered.map((one) => (typeof one === 'string' ? one : one.id));
      expect(new Set(ids).size).toBe(ids.length);
    }
    expect(choices.categories).toContainEqual({ id: 'general', name: 'Carga geral' });
  });

  it.each(FILTERED)('is filtered by %s', async (name, value, km) => {
    const filter: Query = { ...NORMAL, [name]: value() };
    const { number, chart, table } = await cards('operations', filter);
    expect(number('kilometres').value).toBe(km);
    expect(await listed(number('kilometres').address)).toBe(km / 850);
    expect(sum(table('drivers').rows.map(({ cells }) => cells[0] ?? null))).toBe(km / 850);
    const due = await Promise.all(chart('receivables').series[0]!.addresses.map((address) => listed(address)));
    expect(sum(due)).toBe(km / 850);
    expect(sum(chart('fleetDays').series.flatMap(({ values }) => values))).toBe((2 * km) / 850);
  });

  it('is compared with as many days before, and may be all', async () => {
    const { app } = world;
    const days = { period: 'custom', from: app.day(-2), until: app.day(-1) };
    const two = await cards('operations', { ...NORMAL, ...days });
    expect(two.body.before).toEqual({ from: app.day(-4), until: app.day(-3) });
    expect(two.number('kilometres')).toMatchObject({ value: 1700, before: 850 });
    expect((await cards('operations', { ...NORMAL, period: 'all' })).number('kilometres').value).toBe(3400);
    const years = { period: 'custom', from: app.day(-3000), until: app.day(0) };
    for (const screen of REPORT_SCREENS) {
      const { body } = await cards(screen, years);
      expect(body.isEmpty).toBe(false);
    }
  });

  it('is shown without the card that fails', async () => {
    const owner = new pg.Client({ connectionString: world.app.databaseUrl });
    await owner.connect();
    try {
      await owner.query('revoke select on vehicle from tropeiro_app');
      const { body } = await ask(world.viewer, 'operations', NORMAL);
      const failed = body.cards.filter(({ kind }) => kind === 'failed').map(({ id }) => id);
      expect(failed).toEqual(['fleetUse', 'fleetDays', 'documents']);
    } finally {
      await owner.query('grant select on vehicle to tropeiro_app');
      await owner.end();
    }
  });

  it('may be some cards alone', async () => {
    expect((await cards('operations', { cards: 'drivers,otif' })).ids).toEqual(['otif', 'drivers']);
  });

  it.each([
    [{ period: 'custom', from: '2026-02-02', until: '2026-02-01' }, { 'query.until': 'periodReversed' }],
    [{ period: 'custom', from: '2010-01-01', until: '2026-02-01' }, { 'query.until': 'periodTooLong' }],
    [{ period: 'custom', until: '2026-02-01' }, { 'query.from': 'required' }],
  ])('%o is refused', async (query, fields) => {
    const { status, error } = await ask(world.viewer, 'operations', query);
    expect(status).toBe(400);
    expect(Object.fromEntries(Object.entries(error.fields ?? {}).map(([name, { code }]) => [name, code]))).toEqual(
      fields,
    );
  });

  it.each([
    { country: 'XX' },
    { cards: 'nothing' },
    { colour: 'red' },
    { kind: 'other' },
    { period: 'custom', from: 'x', until: 'y' },
  ])('%o is refused as well', async (query) => {
    const { status, error } = await ask(world.viewer, 'operations', query);
    expect(status).toBe(400);
    if ('cards' in query) expect(error.code).toBe('reports.unknownCard');
  });

  it('a kind that the control centre does not count is refused', async () => {
    const { status, error } = await ask(world.viewer, 'agro', { kind: 'normal' });
    expect([status, error.code, error.fields?.['query.kind']?.code]).toEqual([400, 'reports.unknownKind', 'choice']);
    expect((await ask(world.viewer, 'agro', { kind: 'agro' })).status).toBe(200);
  });
});
