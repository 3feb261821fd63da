import { screens as fleet } from '#areas/fleet/area.ts';
import { DRIVER_RIGHTS } from '#areas/fleet/contract/driver.permissions.ts';
import { VEHICLE_RIGHTS } from '#areas/fleet/contract/vehicle.permissions.ts';
import { type DocumentedFleet, expiringDocuments } from '#areas/fleet/server/index.ts';
import { expiredOnTheRoad as readExpired } from '#areas/load-orders/server/index.ts';
import { cardAddress, type Filters, rangeFilter } from '#areas/reports/rules/card-address.ts';
import { type DocumentBucket, documentBucket } from '#areas/reports/rules/documents.ts';
import { within } from '#areas/reports/rules/report-period.ts';
import type { Period } from '#areas/reports/rules/whole-months.ts';
import { addDays } from '#kernel/dates.ts';
import { holds, type PermissionRule } from '#kernel/permission.ts';
import type { PhraseKey } from '#kernel/phrase-key.ts';
import { addressOf } from '#kernel/screens.ts';
import { type CardMaker, chart } from '../cards.ts';
import type { Scope } from '../scope.ts';

export interface Fleet {
  readonly fleet: DocumentedFleet;
  readonly phrase: PhraseKey;
  readonly read: PermissionRule;
  readonly list: string;
}

export const FLEETS: readonly Fleet[] = [
  {
    fleet: 'ownDriver',
    phrase: 'reports.series.ownDrivers',
    read: DRIVER_RIGHTS.own.read,
    list: addressOf(fleet.ownDriverList),
  },
  {
    fleet: 'spotDriver',
    phrase: 'reports.series.spotDrivers',
    read: DRIVER_RIGHTS.spot.read,
    list: addressOf(fleet.spotDriverList),
  },
  {
    fleet: 'ownTruck',
    phrase: 'reports.series.ownTrucks',
    read: VEHICLE_RIGHTS.ownTruck.read,
    list: addressOf(fleet.ownTruckList),
  },
  {
    fleet: 'spotTruck',
    phrase: 'reports.series.spotTrucks',
    read: VEHICLE_RIGHTS.spotTruck.read,
    list: addressOf(fleet.spotTruckList),
  },
  {
    fleet: 'ownSemitrailer',
    phrase: 'reports.series.ownSemitrailers',
    read: VEHICLE_RIGHTS.ownSemitrailer.read,
    list: addressOf(fleet.ownSemitrailerList),
  },
  {
    fleet: 'spotSemitrailer',
    phrase: 'reports.series.spotSemitrailers',
    read: VEHICLE_RIGHTS.spotSemitrailer.read,
    list: addressOf(fleet.spotSemitrailerList),
  },
];

/** Lists of the fleet are for who may read it. */
export const listOf = ({ read, list }: Fleet, { reader }: Pick<Scope, 'reader'>, filters: Filters) =>
  holds(reader.permissions, read) ? cardAddress(list, filters) : null;

/** The days in which the first document expires. */
const AHEAD: Readonly<Partial<Record<DocumentBucket, readonly [first: number, last: number]>>> = {
  days7: [0, 7],
  days14: [8, 14],
  days30: [15, 30],
};

/** What the lists of the fleet filter by to find a bucket, or what of it expires on some days; null where they cannot. */
export function bucketFilters(bucket: DocumentBucket, today: string, days: Period | null = null): Filters | null {
  if (bucket === 'expired') return { documents: 'expired', ...(days && { documentDates: rangeFilter(days) }) };
  const ahead = AHEAD[bucket];
  if (!ahead) return null;
  const span = { from: addDays(today, ahead[0]), until: addDays(today, ahead[1]) };
  const both = days === null ? span : within(span, days);
  if (both.from > both.until) return null;
  return { documents: ['complete', 'expiring', 'pending'], documentDates: rangeFilter(both) };
}

const BUCKETS: readonly { readonly bucket: DocumentBucket; readonly phrase: PhraseKey }[] = [
  { bucket: 'expired', phrase: 'reports.buckets.expired' },
  { bucket: 'days7', phrase: 'reports.buckets.within7' },
  { bucket: 'days14', phrase: 'reports.buckets.within14' },
  { bucket: 'days30', phrase: 'reports.buckets.within30' },
];
const DAYS_AHEAD = 30;

/** Whatever the period and the filters are: documents are of today. Fleets without any such document are left out. */
export const documents: CardMaker = {
  id: 'documents',
  make: async (scope) => {
    const { companyId, today } = scope.reader;
    const rows = await expiringDocuments(scope.trx, { companyId, today, until: addDays(today, DAYS_AHEAD) });
    const concerned = FLEETS.filter(({ fleet }) => rows.some((row) => row.fleet === fleet));
    return chart({
      ...{ form: 'stacked', unit: 'count' },
      categories: BUCKETS.map(({ phrase }) => ({ phrase })),
      series: concerned.map((one) => ({
        label: { phrase: one.phrase },
        values: BUCKETS.map(({ bucket }) =>
          rows
            .filter(({ fleet }) => fleet === one.fleet)
            .filter((row) => (row.hasExpired ? 'expired' : documentBucket(row.expiresOn, today)) === bucket)
            .reduce((sum, { count }) => sum + count, 0),
        ),
        addresses: BUCKETS.map(({ bucket }) =>
          listOf(one, scope, { statuses: 'enabled', ...bucketFilters(bucket, today) }),
        ),
      })),
    });
  },
};

export const expiredOnTheRoad: CardMaker = {
  id: 'expiredOnTheRoad',
  make: async (scope) => {
    const rows = await readExpired(scope.trx, scope.orders, scope.reader.today);
    const nameOf = ({ of, market }: (typeof rows)[number]) => `${market}${of.charAt(0).toUpperCase()}${of.slice(1)}`;
    const concerned = FLEETS.flatMap((one) => {
      const found = rows.find((row) => nameOf(row) === one.fleet);
      return found ? [{ one, count: found.count }] : [];
    });
    return chart({
      ...{ form: 'bars', unit: 'count' },
      categories: concerned.map(({ one }) => ({ phrase: one.phrase })),
      series: [
        {
          label: { phrase: 'reports.series.onTheRoad' },
          values: concerned.map(({ count }) => count),
          addresses: concerned.map(({ one }) =>
            scope.isFiltered ? null : listOf(one, scope, { documents: 'expired', availabilities: 'onTrip' }),
          ),
        },
      ],
    });
  },
};
