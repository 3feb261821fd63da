import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { assignOrder } from '#areas/load-orders/contract/order-assign.calls.ts';
import { type LifecycleApp, startLifecycle } from '#areas/load-orders/server/lifecycle.fixture.ts';
import type { Team } from '#areas/load-orders/server/order-app.fixture.ts';
import { weighed } from '#areas/operations/rules/figures.ts';
import { COUNTRIES } from '#countries/country.ts';
import { createId } from '#kernel/ids.ts';
import { dueOn } from '../rules/due.ts';
import { emptyKmOf } from '../rules/empty-km.ts';
import { fleetUseOf } from '../rules/fleet-use.ts';
import { isInFull } from '../rules/in-full.ts';
import { type DatedRate, tripAmount } from '../rules/money.ts';
import { type PlannedTime, punctualityOf } from '../rules/on-time.ts';
import { isOtif } from '../rules/otif.ts';
import { spansOf } from './dashboard/timeline.ts';
import { readFleetTrips } from './fleet-trips.repository.ts';

let app: LifecycleApp;
let team: Team;
/** Who drives every trip and whose loads they are, in a zone of their own. */
let others: Readonly<Record<'carrier' | 'client', Team>>;
beforeAll(async () => {
  app = await startLifecycle();
  team = await app.team();
  others = { carrier: await app.team(), client: await app.team() };
  for (const { company } of Object.values(others))
    await set('company', company.id, { time_zone: OTHER_ZONE, country_code: 'PE' });
  await set('company', team.company.id, { time_zone: 'America/Santiago', country_code: 'CL', payment_term_days: 20 });
  for (const { currency, rate, validFrom } of RATES) {
    const rated = { id: createId(), company_id: team.company.id, set_by: team.manager.userId };
    await app.services.database.asPlatform((trx) =>
      trx
        .insertInto('exchange_rate')
        .values({ ...rated, currency, rate, valid_from: validFrom })
        .execute(),
    );
  }
});
afterAll(() => app.close());

const ZONE = 'America/Santiago';
const OTHER_ZONE = 'America/Lima';
const RATES: readonly DatedRate[] = [
  { currency: 'USD', rate: '950.125', validFrom: '2026-03-01' },
  { currency: 'USD', rate: '960', validFrom: '2026-03-10' },
  { currency: 'BRL', rate: '170', validFrom: '2026-04-01' },
];

/** Writes columns past the API. */
async function set(table: 'company' | 'load_order', id: string, values: Record<string, unknown>): Promise<void> {
  const columns = Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await app.services.database.asPlatform((trx) =>
    sql`update ${sql.table(table)} set ${sql.join(columns)} where id = ${id}`.execute(trx),
  );
}

interface Case {
  readonly name: string;
  readonly loading?: PlannedTime;
  readonly delivery?: PlannedTime;
  readonly startedAt?: string | null;
  readonly finishedAt?: string | null;
  readonly weights?: readonly [
    planned: string | null,
    unit: string | null,
    loaded: string | null,
    delivered: string | null,
  ];
  readonly stop?: { readonly status: string; readonly planned: string | null; readonly done: string | null };
  readonly income?: readonly [type: string, value: string | null, currency: string | null, unit: string | null];
  readonly cost?: readonly [type: string, value: string | null, currency: string | null, unit: string | null];
}

const CASES: readonly Case[] = [
  { name: 'punctual and whole' },
  { name: 'late by a second', delivery: { day: '2026-03-10', hour: '17:59' }, finishedAt: '2026-03-10T21:59:01Z' },
  { name: 'at the last moment', delivery: { day: '2026-03-10', hour: '17:59' }, finishedAt: '2026-03-10T21:59:00Z' },
  { name: 'loaded late', startedAt: '2026-03-09T20:00:00Z' },
  {
    name: 'planned for a day',
    loading: { day: '2026-03-08', hour: null },
    delivery: { day: '2026-03-10', hour: null },
  },
  { name: 'planned for no day', loading: { day: null, hour: null }, delivery: { day: null, hour: null } },
  { name: 'start unknown', startedAt: null },
  { name: 'end unknown', finishedAt: null },
  { name: 'exactly enough', weights: ['30', 'tn', '30', '29.85'] },
  { name: 'a kilogram short', weights: ['30', 'tn', '30', '29.849'] },
  { name: 'too little loaded', weights: ['30000', 'kg', '29', null] },
  { name: 'no weight', weights: ['24', 'pallet', null, '10'] },
  { name: 'nothing known', weights: [null, null, null, null] },
  { name: 'a part returned', stop: { status: 'partial', planned: '10', done: '10' } },
  { name: 'all returned', stop: { status: 'totalReturn', planned: null, done: null } },
  { name: 'a stop short', stop: { status: 'delivered', planned: '10', done: '9.9' } },
  { name: 'a stop whole', stop: { status: 'delivered', planned: '10', done: '9.95' } },
  { name: 'foreign money', income: ['simple', '1000.55', 'USD', null], cost: ['simple', '500', 'USD', null] },
  { name: 'the rate of the evening', finishedAt: '2026-03-11T02:59:59Z', cost: ['simple', '500', 'USD', null] },
  { name: 'no rate', income: ['simple', '1000', 'BRL', null] },
  { name: 'before the first rate', finishedAt: '2026-02-01T12:00:00Z', cost: ['simple', '500', 'USD', null] },
  { name: 'by weight', weights: ['28', 'tn', '27.5', '27.333'], cost: ['compound', '35.15', 'USD', 'tn'] },
  { name: 'by planned weight', weights: ['61729', 'lb', null, null], income: ['compound', '40', 'CLP', 'kg'] },
  { name: 'to be agreed', income: ['toNegotiate', null, 'USD', null], cost: ['toNegotiate', null, null, null] },
];

const amount = (price: Case['cost'], fallback: string) => price ?? (['simple', fallback, 'CLP', null] as const);

it.each(CASES.map((one) => [one.name, one] as const))('%s: the database says what the rules say', async (_, one) => {
  const { loading = { day: '2026-03-09', hour: '08:00' }, delivery = { day: '2026-03-10', hour: '20:00' } } = one;
  const { startedAt = '2026-03-09T11:00:00Z', finishedAt = '2026-03-10T22:00:00Z', weights, stop } = one;
  const [weight, weightUnit, loadedTn, deliveredTn] = weights ?? ['28', 'tn', null, null];
  const [income, cost] = [amount(one.income, '900'), amount(one.cost, '700')];
  const [id, { truckId }] = [await app.order(team), await app.truck(team)];
  await app.call(team.manager, assignOrder, { params: { id }, body: { transportUnitId: truckId } });
  await set('load_order', id, {
    loading_date: loading.day,
    loading_hour: loading.hour,
    delivery_date: delivery.day,
    delivery_hour: delivery.hour,
    started_at: startedAt,
    finished_at: finishedAt,
    status_at: '2026-03-12T12:00:00Z',
    status: 3,
    carrier_company_id: others.carrier.company.id,
    client_company_id: others.client.company.id,
    weight,
    weight_unit: weightUnit,
    loaded_tn: loadedTn,
    delivered_tn: deliveredTn,
    client_freight_type: income[0],
    client_freight: income[1],
    client_freight_currency: income[2],
    client_freight_unit: income[3],
    carrier_freight_type: cost[0],
    carrier_freight: cost[1],
    carrier_freight_currency: cost[2],
    carrier_freight_unit: cost[3],
  });
  if (stop) {
    await app.services.database.asPlatform((trx) =>
      sql`insert into load_order_stop (id, company_id, order_id, position, action, place, city, quantity, quantity_done, status)
        values (${createId()}, ${team.company.id}, ${id}, 1, 'delivery', '{}', 'La Paz', ${stop.planned}, ${stop.done}, ${stop.status})`.execute(
        trx,
      ),
    );
  }

  const terms = { zone: ZONE, toleranceMinutes: 60 };
  const at = (instant: string | null) => (instant === null ? null : new Date(instant));
  const order = { weight, weightUnit, loadedTn, deliveredTn };
  const [punctual, arrived] = [
    punctualityOf(loading, at(startedAt), terms),
    punctualityOf(delivery, at(finishedAt), terms),
  ];
  const inFull = isInFull({ ...order, stops: stop ? [stop] : [] });
  const dayIn = (timeZone: string) =>
    new Intl.DateTimeFormat('en-CA', { timeZone }).format(at(finishedAt) ?? new Date('2026-03-12T12:00:00Z'));
  const day = dayIn(ZONE);
  const conversion = { own: 'CLP', day, rates: RATES };
  const priceOf = ([type, value, currency, unit]: readonly [string, string | null, string | null, string | null]) =>
    tripAmount({ type, value, currency, unit }, order, conversion);
  const [earned, paid] = [priceOf(income), priceOf(cost)];
  const seen = await app.services.database.asPlatform((trx) =>
    trx.selectFrom('report_trip').selectAll().where('order_id', '=', id).execute(),
  );
  const number = (text: string | null) => Number(text ?? 0);
  const bySide = new Map(seen.map((row) => [row.side, row]));
  const facts = bySide.get('own')!;
  // The others see the same trip on their own days: the carrier earns what it costs, and a client sees no freight.
  const timely = [Number(punctual === 'onTime'), Number(arrived === 'onTime'), Number(isOtif(arrived, inFull))];
  for (const [side, income] of [
    ['carrier', number(paid.amount)],
    ['client', 0],
  ] as const) {
    const about = bySide.get(side)!;
    expect({
      ...{ side, company: about.company_id, day: about.day },
      timely: [about.loading_on_time, about.delivery_on_time, about.otif],
      money: [number(about.income), number(about.cost), number(about.cost_own), about.unpriced_cost],
    }).toEqual({
      ...{ side, company: others[side].company.id, day: dayIn(OTHER_ZONE) },
      timely,
      money: [income, 0, 0, 0],
    });
  }
  expect({
    side: facts.side,
    day: facts.day,
    loading: [facts.loading_on_time, facts.loading_unknown],
    delivery: [facts.delivery_on_time, facts.delivery_unknown],
    inFull: facts.in_full,
    otif: facts.otif,
    income: [number(facts.income), number(facts.income_own)],
    cost: [number(facts.cost), number(facts.cost_own)],
    unrated: facts.unrated,
    unratedCost: facts.unrated_cost,
    kilograms: Math.round(number(facts.tonnes) * 1000),
    receivableOn: facts.receivable_on,
    payableOn: facts.payable_on,
  }).toEqual({
    side: 'own',
    day,
    loading: [Number(punctual === 'onTime'), Number(punctual === 'unknown')],
    delivery: [Number(arrived === 'onTime'), Number(arrived === 'unknown')],
    inFull: Number(inFull),
    otif: Number(isOtif(arrived, inFull)),
    income: [number(earned.amount), number(earned.own)],
    cost: [number(paid.amount), number(paid.own)],
    unrated: Number(earned.unrated || paid.unrated),
    unratedCost: Number(paid.unrated),
    kilograms: Number(weighed(order, 'tn') ?? 0n),
    receivableOn: earned.amount === null ? null : dueOn('2026-03-12', null, 20),
    payableOn: paid.amount === null ? null : dueOn('2026-03-12', null, 20),
  });
});

const LA_PAZ = { lat: -16.5, lng: -68.15 };
const ORURO = { lat: -17.96, lng: -67.11 };
/** Of one truck; the trips before the period say where it came from, and those of another category as well. */
const DRIVEN = [
  { from: '2026-02-20', until: '2026-02-22', origin: ORURO, destination: LA_PAZ, km: 230 },
  { from: '2026-03-01', until: '2026-03-03', origin: LA_PAZ, destination: ORURO, km: 230 },
  { from: '2026-03-09', until: '2026-03-11', origin: LA_PAZ, destination: ORURO, km: 231.5 },
  { from: '2026-03-15', until: '2026-03-16', origin: ORURO, destination: LA_PAZ, km: 230, category: 'soy' },
  { from: '2026-03-18', until: '2026-03-18', origin: ORURO, destination: null, km: 229 },
  { from: '2026-03-20', until: '2026-03-22', origin: LA_PAZ, destination: ORURO, km: null },
  { from: '2026-03-24', until: '2026-03-24', origin: null, destination: ORURO, km: 10 },
  { from: '2026-03-31', until: '2026-04-02', origin: LA_PAZ, destination: ORURO, km: 230 },
] as const;

it('how far a truck drove empty and when it was on the road: the database says what the rules say', async () => {
  const owner = await app.team();
  const [busy, fresh] = [await app.truck(owner), await app.truck(owner)];
  const drive = async (
    truck: typeof busy,
    { from, until, origin, destination, km, ...about }: (typeof DRIVEN)[number],
  ) =>
    set('load_order', await app.order(owner), {
      ...{ truck_id: truck.truckId, driver_id: truck.driverId, plate: truck.plate, driver_name: 'Juan' },
      ...{ fleet_company_id: owner.company.id, status: 4, assigned_at: `${from}T22:00:00Z` },
      ...{ started_at: `${from}T22:00:00Z`, finished_at: `${until}T23:00:00Z`, status_at: `${until}T23:00:00Z` },
      ...{ origin: JSON.stringify(origin ?? {}), destination: JSON.stringify(destination ?? {}), distance_km: km },
      category_load: 'category' in about ? about.category : 'general',
    });
  for (const trip of DRIVEN) await drive(busy, trip);
  await drive(fresh, DRIVEN[2]);
  const period = { from: '2026-03-10', until: '2026-03-31' };
  const ask = {
    companyId: owner.company.id,
    sides: ['own'] as const,
    kinds: ['normal'] as const,
    zone: ZONE,
    ...period,
  };
  const found = await app.services.database.asPlatform((trx) =>
    readFleetTrips(trx, { ...ask, filters: { category: 'general' } }),
  );
  const days = spansOf(period, 'day').map(({ from }) => from);
  const said = (truckId: string, trips: readonly (typeof DRIVEN)[number][]) => {
    const ended = trips.filter(({ until }) => until <= period.until);
    const isWanted = (trip: (typeof DRIVEN)[number]) => trip.until >= period.from && !('category' in trip);
    const { loadedKm, emptyKm, unknown } = emptyKmOf(
      ended.map((trip) => ({ ...trip, startedAt: new Date(`${trip.from}T22:00:00Z`), isWanted: isWanted(trip) })),
    );
    const { used } = fleetUseOf(days, trips.filter(isWanted), [{ from: period.from, until: null }]);
    const marks = days.map((day) => (used.includes(day) ? '1' : '0')).join('');
    return { truck: truckId, days: marks, loadedKm, emptyKm, unknown };
  };
  const expected = [said(busy.truckId, DRIVEN), said(fresh.truckId, [DRIVEN[2]])];
  expect(expected).toMatchObject([
    { days: '1100000010111010000001', loadedKm: 470.5, emptyKm: 392.7, unknown: 2 },
    { days: '1100000000000000000000', loadedKm: 231.5, emptyKm: 0, unknown: 0 },
  ]);
  expect(new Map(found.map((one) => [one.truck, one]))).toEqual(new Map(expected.map((one) => [one.truck, one])));
});

it('every country has its own currency in the database as well', async () => {
  for (const { code, currency } of COUNTRIES) {
    const { rows } = await app.services.database.asPlatform((trx) =>
      sql<{ own: string }>`select app.currency_of(${code}) as own`.execute(trx),
    );
    expect(rows[0]?.own).toBe(currency.code);
  }
});
