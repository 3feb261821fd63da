import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLifecycle } from '#areas/load-orders/server/lifecycle.fixture.ts';
import { DIMENSIONS } from '../rules/dimension.ts';
import { readFigures, readMoney, readOpenAmounts, type TripChoice } from './figures.repository.ts';
import { settleLines } from './figures-upkeep.repository.ts';
import { createWritersWorld, type WritersWorld } from './random-writers.fixture.ts';

let world: WritersWorld;
let choice: TripChoice;
beforeAll(async () => {
  world = await createWritersWorld(await startLifecycle());
  for (const writer of ['one', 'two', 'three']) await world.write(writer, 100);
  await asPlatform((trx) => settleLines(trx, 50));
  const { day } = world.app;
  const companyId = world.shipper.company.id;
  choice = { companyId, side: 'own', kinds: ['normal', 'agro', 'multipoint'], from: day(-65), until: day(2) };
});
afterAll(() => world.app.close());

const asPlatform = <T>(work: Parameters<typeof world.app.services.database.asPlatform<T>>[0]) =>
  world.app.services.database.asPlatform(work);
const tripsOf = () =>
  asPlatform((trx) =>
    trx
      .selectFrom('report_trip')
      .selectAll()
      .where('company_id', '=', choice.companyId)
      .where('side', '=', 'own')
      .where('day', '>=', choice.from)
      .where('day', '<=', choice.until)
      .execute(),
  );
type Trips = Awaited<ReturnType<typeof tripsOf>>;

const total = (trips: Trips) => ({
  ended: trips.reduce((sum, { ended }) => sum + ended, 0),
  otif: trips.reduce((sum, { otif }) => sum + otif, 0),
  km: trips.reduce((sum, { km }) => sum + Number(km), 0),
});
const shown = ({ ended, otif, km }: { ended: number; otif: number; km: number }) => ({ ended, otif, km });
const valuesIn = (trip: Trips[number], dimension: (typeof DIMENSIONS)[number]) =>
  dimension === 'facility'
    ? [trip.origin_facility, trip.destination_facility]
    : [trip[dimension === 'vehicleType' ? 'vehicle_type' : dimension]];

describe('figures of a period with broken months at both ends', () => {
  it('add up to its trips, as a whole, by day and by month', async () => {
    const trips = await tripsOf();
    expect(trips.length).toBeGreaterThan(10);
    const [whole] = await asPlatform((trx) => readFigures(trx, choice));
    expect(shown(whole!)).toEqual(total(trips));
    for (const time of ['day', 'month'] as const) {
      const rows = await asPlatform((trx) => readFigures(trx, choice, { time }));
      expect(new Set(rows.map(({ at }) => at)).size).toBe(rows.length);
      expect(rows.length).toBeGreaterThan(1);
      for (const row of rows) {
        const of = trips.filter(({ day }) => (time === 'day' ? day : `${day.slice(0, 7)}-01`) === row.at);
        expect(shown(row)).toEqual(total(of));
      }
    }
  });

  it.each(DIMENSIONS)('add up to its trips by %s, and with a filter', async (dimension) => {
    const trips = await tripsOf();
    const rows = await asPlatform((trx) => readFigures(trx, choice, { dimension }));
    const values = new Set(trips.flatMap((trip) => valuesIn(trip, dimension)).filter((value) => value !== null));
    expect(new Set(rows.map(({ value }) => value))).toEqual(values);
    for (const row of rows) {
      const of = trips.filter((trip) => valuesIn(trip, dimension).includes(row.value));
      expect(shown(row)).toEqual(total(of));
    }
    const [first] = rows;
    if (!first?.value) return;
    const filters = { [dimension]: first.value };
    for (const time of [undefined, 'day'] as const) {
      const filtered = await asPlatform((trx) => readFigures(trx, { ...choice, filters }, time ? { time } : {}));
      expect(filtered.reduce((sum, { ended }) => sum + ended, 0)).toBe(first.ended);
    }
  });

  it('take two filters at once', async () => {
    const all = await tripsOf();
    const { lane, category } = all.find((trip) => trip.category !== null)!;
    const trips = all.filter((trip) => trip.category === category);
    const filters = { category: category!, lane };
    const rows = await asPlatform((trx) => readFigures(trx, { ...choice, filters }));
    expect(shown(rows[0]!)).toEqual(total(trips.filter((trip) => trip.lane === lane)));
  });

  it('show money for each pair of currencies, and what is open by when it is due', async () => {
    const trips = await tripsOf();
    const rows = await asPlatform((trx) => readMoney(trx, choice));
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) {
      const of = trips.filter(
        (trip) => trip.income_currency === row.income_currency && trip.cost_currency === row.cost_currency,
      );
      expect(Number(row.income)).toBeCloseTo(
        of.reduce((sum, { income }) => sum + Number(income), 0),
        2,
      );
      expect(row.unrated).toBe(of.reduce((sum, { unrated }) => sum + unrated, 0));
    }
    const open = await asPlatform((trx) => readOpenAmounts(trx, choice, 'BOB'));
    const waiting = trips.filter(({ payable_on }) => payable_on !== null);
    expect(open.filter(({ of }) => of === 'payable').reduce((sum, row) => sum + row.trips, 0)).toBe(waiting.length);
  });

  it('are nothing where there are no trips', async () => {
    const ancient = { ...choice, from: '2001-01-05', until: '2001-03-07' };
    expect(await asPlatform((trx) => readFigures(trx, ancient))).toEqual([]);
    expect(await asPlatform((trx) => readFigures(trx, ancient, { dimension: 'client' }))).toEqual([]);
  });
});
