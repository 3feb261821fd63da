import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VEHICLE_LISTS } from '#areas/fleet/contract/vehicle.list.ts';
import { ORDER_LIST_NAMES, ORDER_LISTS } from '#areas/load-orders/contract/order.list.ts';
import { listAddress } from '#areas/load-orders/contract/order-addresses.ts';
import { type ListDefinition, listCalls } from '#kernel/list-definition.ts';
import { changeView, listViews, saveView } from '#kernel/view-calls.ts';
import type { TestUser } from '#testing/world.ts';
import { downloadComposed, readComposed } from '../../contract/composed.calls.ts';
import type { Composed } from '../../contract/composed.shapes.ts';
import { readDashboard } from '../../contract/dashboard.calls.ts';
import type { CardAddress } from '../../contract/dashboard.shapes.ts';
import { COMPOSED_REPORTS, type ComposedReport } from '../../rules/report-screen.ts';
import { downloadOf } from '../../rules/report-title.ts';
import { type DashboardWorld, startDashboardWorld } from '../dashboard/dashboard.fixture.ts';
import { byLanguage } from './composition.ts';

let world: DashboardWorld;
beforeAll(async () => {
  world = await startDashboardWorld();
});
afterAll(() => world.app.close());

type Query = Readonly<Record<string, string>>;
const NORMAL: Query = { kind: 'normal' };
const ask = (who: TestUser, report: ComposedReport, query: Query = {}) =>
  world.app.call(who, readComposed[report], { query: query as never });

async function composed(report: ComposedReport, query: Query = {}, who = world.viewer): Promise<Composed> {
  const { status, body, error } = await ask(who, report, query);
  expect([status, error]).toEqual([200, error]);
  return body;
}

const LISTS: Readonly<Record<string, ListDefinition>> = {
  ...Object.fromEntries(ORDER_LIST_NAMES.map((name) => [listAddress(name), ORDER_LISTS[name]])),
  '/transportUnit': VEHICLE_LISTS.ownTruck,
};

/** The rows of the list that an address opens. */
async function listed(address: string, who = world.viewer) {
  const { pathname, searchParams } = new URL(address, 'http://tropeiro.test');
  const definition = LISTS[pathname];
  if (!definition) throw new Error(`no list at ${address}`);
  const query = { ...Object.fromEntries(searchParams), size: '50' };
  const { status, body, error } = await world.app.call(who, listCalls(definition).read, { query: query as never });
  if (status !== 200) throw new Error(`${address}: ${JSON.stringify(error)}`);
  return body as { readonly totalRegistry: number };
}
/** Of several kinds of orders those of all lists. */
async function countOf(address: CardAddress): Promise<number> {
  if (address === null) throw new Error('no address');
  if (typeof address === 'string') return (await listed(address)).totalRegistry;
  const counts = await Promise.all(address.map((list) => countOf(list.address)));
  return counts.reduce((sum, count) => sum + count, 0);
}

const at = ({ columns }: Composed, id: string, currency?: string) =>
  columns.findIndex((column) => column.id === id && (currency === undefined || column.currency === currency));
const total = (report: Composed, id: string, currency?: string) => report.totals[at(report, id, currency)]?.value;
const sumOf = (report: Composed, id: string, currency?: string) =>
  Math.round(report.rows.reduce((sum, { cells }) => sum + (cells[at(report, id, currency)]?.value ?? 0), 0) * 100) /
  100;

/** Every number that counts orders opens a list with as many. */
async function expectTrueLists(report: Composed, id: string, currency?: string) {
  const index = at(report, id, currency);
  for (const { cells } of [...report.rows, { cells: report.totals }]) {
    const cell = cells[index]!;
    if (cell.address !== null) expect([cell.address, await countOf(cell.address)]).toEqual([cell.address, cell.value]);
  }
  expect(report.totals[index]!.address).not.toBeNull();
}

describe('lanes and scorecards', () => {
  it.each([
    ['lanes', ['lane', 'origin', 'destination', 'month', 'category', 'vehicleType', 'client', 'carrier']],
    ['scorecards', ['carrier', 'driver', 'truck', 'operator', 'client', 'vehicleType']],
  ] as const)(
    '%s: the rows of every grouping add up to all trips, and open exactly them',
    async (report, groupings) => {
      for (const grouping of groupings) {
        const found = await composed(report, { ...NORMAL, grouping, measures: 'trips,cancelled,km' });
        expect([grouping, sumOf(found, 'trips'), total(found, 'trips')]).toEqual([grouping, 4, 4]);
        expect([grouping, sumOf(found, 'km')]).toEqual([grouping, 4 * 850]);
        await expectTrueLists(found, 'trips');
        await expectTrueLists(found, 'cancelled');
      }
    },
  );

  it('say what the control centres say for the same period and filter', async () => {
    for (const query of [
      NORMAL,
      { ...NORMAL, period: 'all' },
      { kind: 'agro' },
      { ...NORMAL, carrier: world.carrier },
    ]) {
      const { body } = await world.app.call(world.viewer, readDashboard.overview, { query: query as never });
      const lanes = body.cards.find(({ id }) => id === 'lanesByMargin');
      const found = await composed('lanes', { ...query, measures: 'trips,income,cost,margin,marginShare,otif,km' });
      const rows = lanes?.kind === 'table' ? lanes.rows.map(({ cells }) => cells) : [];
      expect(found.rows.map(({ cells }) => cells.slice(0, 5).map(({ value }) => value))).toEqual(rows);
      for (const [card, measure] of [
        ['otif', 'otif'],
        ['kilometres', 'km'],
      ] as const) {
        const number = body.cards.find(({ id }) => id === card);
        expect(number?.kind === 'number' && [number.value, number.before]).toEqual([
          total(found, measure),
          found.totals[at(found, measure)]!.before,
        ]);
      }
    }
  });

  it('show amounts as agreed, a column for each currency, and count what has no rate', async () => {
    const found = await composed('lanes', {
      ...NORMAL,
      measures: 'income,incomePerCurrency,costPerCurrency,withoutRate',
    });
    expect(found.columns.map(({ id, currency }) => [id, currency])).toEqual([
      ['income', 'BOB'],
      ['incomePerCurrency', 'BOB'],
      ['incomePerCurrency', 'USD'],
      ['costPerCurrency', 'BOB'],
      ['costPerCurrency', 'BRL'],
      ['costPerCurrency', 'USD'],
      ['withoutRate', null],
    ]);
    expect(found.totals.map(({ value }) => value)).toEqual([3692, 2300, 200, 700, 500, 100, 1]);
    expect(found.notes).toMatchObject([
      { key: 'withoutRate', count: 1, address: '/exchangeRate' },
      { key: 'ratesOfTheDay', address: '/exchangeRate' },
    ]);
    const dollars = found.totals[2]!.address;
    expect(await countOf(dollars!)).toBe(1);
  });

  it('are sorted and paged, what belongs to no group last', async () => {
    const found = await composed('scorecards', { ...NORMAL, grouping: 'carrier', sort: '-trips' });
    expect(found.rows.map(({ label, cells }) => ['phrase' in label, cells[0]!.value])).toEqual([
      [false, 1],
      [true, 3],
    ]);
    expect(found.order).toEqual({ by: 'trips', isFalling: true });
    const page = await composed('scorecards', { ...NORMAL, grouping: 'driver', sort: 'name', page: '9' });
    expect([page.page, page.size, page.totalRows, page.rows.length]).toEqual([
      1,
      25,
      page.rows.length,
      page.rows.length,
    ]);
    const names = page.rows.map(({ label }) => ('text' in label ? label.text : ''));
    // Plates are numbers, which a person sorts by their value.
    expect(names).toEqual([...names].sort(byLanguage('pt-BR').compare));
  });

  it('several kinds of orders stand in several lists, which together hold what a number counts', async () => {
    const found = await composed('lanes', { measures: 'trips' });
    const { address, value } = found.totals[0]!;
    expect(Array.isArray(address) && address.map(({ kind }) => kind)).toEqual(['normal', 'agro']);
    expect(await countOf(address)).toBe(value);
  });
});

describe('payments', () => {
  it('are what is open, as on the control centres, and open their orders', async () => {
    const { body } = await world.app.call(world.viewer, readDashboard.overview, { query: { ...NORMAL } as never });
    for (const [card, measure] of [
      ['receivables', 'receivable'],
      ['payables', 'payable'],
    ] as const) {
      const chart = body.cards.find(({ id }) => id === card);
      const values = chart?.kind === 'chart' ? chart.series[0]!.values : [];
      const found = await composed('payments', {
        ...NORMAL,
        grouping: 'bucket',
        measures: `${measure},${measure}Trips`,
      });
      expect(found.rows.map(({ cells }) => cells[0]!.value)).toEqual(values.filter((value) => value !== 0));
      await expectTrueLists(found, `${measure}Trips`);
    }
  });

  it('add up in every grouping, and every count opens as many orders', async () => {
    for (const grouping of ['partner', 'bucket', 'dueMonth', 'currency', 'side', 'lane', 'operator']) {
      const found = await composed('payments', {
        ...{ ...NORMAL, grouping },
        measures: 'receivableTrips,payableTrips,receivable,overdueReceivable,receivablePerCurrency',
      });
      for (const measure of ['receivableTrips', 'payableTrips']) {
        expect([grouping, sumOf(found, measure)]).toEqual([grouping, total(found, measure)]);
        await expectTrueLists(found, measure);
      }
      expect([grouping, total(found, 'receivable'), sumOf(found, 'receivable')]).toEqual([grouping, 3692, 3692]);
      expect([grouping, total(found, 'overdueReceivable')]).toEqual([grouping, 1392]);
      expect([grouping, sumOf(found, 'receivablePerCurrency', 'USD')]).toEqual([grouping, 200]);
    }
    const ahead = await composed('payments', { ...NORMAL, period: '30', measures: 'receivableTrips' });
    expect(total(ahead, 'receivableTrips')).toBe(3);
    await expectTrueLists(ahead, 'receivableTrips');
  });
});

describe('documents', () => {
  it('count each driver and vehicle once, as the control centres do', async () => {
    const { body } = await world.app.call(world.viewer, readDashboard.overview, { query: {} as never });
    const card = body.cards.find(({ id }) => id === 'documents');
    const expired = card?.kind === 'chart' ? card.series.reduce((sum, { values }) => sum + (values[0] ?? 0), 0) : 0;
    expect(expired).toBeGreaterThan(0);
    const all = await composed('documents');
    for (const grouping of ['fleet', 'documentType', 'owner', 'bucket', 'expiryMonth']) {
      const found = await composed('documents', { grouping });
      expect([grouping, total(found, 'expired'), sumOf(found, 'expired')]).toEqual([grouping, expired, expired]);
      expect([grouping, sumOf(found, 'records')]).toEqual([grouping, total(all, 'records')]);
    }
    // Names and plates are for who may read the fleet they belong to.
    const owners = await composed('documents', { grouping: 'owner' });
    const blind = await world.app.world.user({ company: world.team.company, permissions: ['general-report-overview'] });
    const unseen = await composed('documents', { grouping: 'owner' }, blind);
    expect([owners.rows.length > 0, unseen.rows, total(unseen, 'records')]).toEqual([true, [], 0]);
    expect(total(await composed('documents', {}, blind), 'records')).toBe(total(all, 'records'));
    const trucks = await composed('documents', { fleet: 'ownTruck' });
    for (const measure of ['records', 'expired', 'within7', 'within14', 'within30']) {
      await expectTrueLists(trucks, measure);
    }
  });
});

describe('whoever composes', () => {
  it.each([
    [
      'period reversed',
      'lanes',
      { period: 'custom', from: '2026-03-02', until: '2026-03-01' },
      'until',
      'periodReversed',
    ],
    ['ten years', 'lanes', { period: 'custom', from: '2010-01-01', until: '2026-01-01' }, 'until', 'periodTooLong'],
    ['no beginning', 'payments', { period: 'custom', until: '2026-01-01' }, 'from', 'required'],
    ['an unknown measure', 'lanes', { measures: 'trips,moon' }, 'measures', 'choice'],
    ['a measure of another report', 'documents', { measures: 'trips' }, 'measures', 'choice'],
    [
      'too many measures',
      'lanes',
      { measures: 'trips,km,tonnes,otif,onTime,loadedOnTime,inFull,cancelled,income,cost,margin,marginShare,loaded' },
      'measures',
      'maxItems',
    ],
    ['an unknown grouping', 'lanes', { grouping: 'driver' }, 'grouping', 'choice'],
    ['an unknown order', 'lanes', { sort: '-moon' }, 'sort', 'choice'],
    ['a size of its own', 'lanes', { size: '7' }, 'size', 'choice'],
  ] as const)('answers %s precisely', async (_, report, query, field, code) => {
    const { status, error } = await ask(world.viewer, report, query as never);
    expect([status, error.fields?.[`query.${field}`]?.code]).toEqual([400, code]);
  });

  it('answers a filter of another report with 400', async () => {
    expect((await ask(world.viewer, 'documents', { client: world.client })).status).toBe(400);
  });

  it('sees prices only with the right to, and no payments without it', async () => {
    const found = await composed('lanes', { ...NORMAL, measures: 'trips,income,cost' }, world.plain);
    expect([found.columns.map(({ id }) => id), found.measures.includes('income')]).toEqual([['trips'], false]);
    expect((await ask(world.plain, 'payments')).status).toBe(403);
  });

  it('finds nothing of other companies', async () => {
    for (const report of COMPOSED_REPORTS) {
      const found = await composed(report, { period: 'all' }, world.empty);
      expect([report, found.isEmpty, found.rows]).toEqual([report, true, []]);
    }
  });

  it('needs a control centre with the same figures', async () => {
    const security = await world.app.member(world.team.company, 'general-report-security', 'download-reports');
    for (const report of COMPOSED_REPORTS) {
      const isOpen = report === 'documents';
      expect([report, (await ask(security, report)).status]).toEqual([report, isOpen ? 200 : 403]);
      const order = await world.app.call(security, downloadComposed[report], {
        body: { format: 'pdf', query: {} } as never,
      });
      expect([report, order.status]).toEqual([report, isOpen ? 202 : 403]);
      const views = await world.app.call(security, listViews, { query: { list: downloadOf(report) } });
      expect([report, views.status]).toEqual([report, isOpen ? 200 : 403]);
    }
  });

  it('saves it, changes it once for each version, and shares it within the company', async () => {
    const list = downloadOf('lanes');
    const body = { list, name: 'Rutas caras', query: 'grouping=month', columns: {}, shared: true };
    const saved = await world.app.call(world.viewer, saveView, { body });
    expect([saved.status, saved.body.view.version]).toEqual([201, 1]);
    const params = { id: saved.body.view.id };
    const change = (version: number) =>
      world.app.call(world.viewer, changeView, { params, body: { version, query: 'grouping=origin' } });
    expect((await change(1)).body.view).toMatchObject({ version: 2, query: 'grouping=origin' });
    const stale = await change(1);
    expect([stale.status, stale.error.code]).toEqual([409, 'request.staleVersion']);
    const seen = async (who: TestUser) => (await world.app.call(who, listViews, { query: { list } })).body.views;
    expect((await seen(world.plain)).map(({ name }) => name)).toEqual(['Rutas caras']);
    expect(await seen(world.other)).toEqual([]);
    expect((await world.app.call(world.other, changeView, { params, body: { name: 'x' } })).status).toBe(404);
    const again = await world.app.call(world.viewer, saveView, { body });
    expect([again.status, again.error.code]).toEqual([409, 'views.nameTaken']);
    const long = await world.app.call(world.viewer, saveView, { body: { ...body, name: 'x'.repeat(300) } });
    expect(long.status).toBe(400);
  });
});
