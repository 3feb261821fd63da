import { daysLeft } from '#areas/documents/rules/expiry.ts';
import { screens as fleetScreens } from '#areas/fleet/area.ts';
import { type FirstDocument, firstDocuments } from '#areas/fleet/server/index.ts';
import { holds } from '#kernel/permission.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { addressOf } from '#kernel/screens.ts';
import type { CardLabel } from '../../contract/dashboard.shapes.ts';
import { endOfMonth, type Filters, rangeFilter } from '../../rules/card-address.ts';
import type { DocumentMeasure } from '../../rules/composed-measures.ts';
import { type DocumentGrouping, isWithin, periodAhead } from '../../rules/composed-report.ts';
import { DOCUMENT_BUCKETS, type DocumentBucket, documentBucket } from '../../rules/documents.ts';
import { within } from '../../rules/report-period.ts';
import type { Period } from '../../rules/whole-months.ts';
import { grouped } from '../dashboard/grouped.ts';
import { bucketFilters, FLEETS, type Fleet, listOf } from '../dashboard/screens/document-cards.ts';
import { type Composing, type Composition, cell, columnsOf, NONE, NONE_LABEL } from './composition.ts';
import { monthLabel } from './trip-names.ts';

const BUCKET_PHRASES: Readonly<Record<DocumentBucket, string>> = {
  expired: 'expired',
  days7: 'within7',
  days14: 'within14',
  days30: 'within30',
  valid: 'valid',
};

const BUCKET_OF: Readonly<Partial<Record<DocumentMeasure, DocumentBucket>>> = {
  expired: 'expired',
  within7: 'days7',
  within14: 'days14',
  within30: 'days30',
  valid: 'valid',
};

/** Drivers and vehicles by the first of their documents to expire, a row for each group. */
export async function documentRows({ ask, measures }: Composing): Promise<Composition> {
  const { trx, reader, query, report } = ask;
  const { companyId, today } = reader;
  const by = query.grouping as DocumentGrouping;
  const period = periodAhead(query, today);
  const kept = by === 'documentType' ? 'type' : by === 'owner' ? 'owner' : undefined;
  const read = await firstDocuments(trx, { companyId, today, ...(kept && { by: kept }) });
  const all = read
    .filter(({ fleet }) => query.fleet === undefined || fleet === query.fleet)
    .filter(({ expiresOn }) => isWithin(expiresOn, period))
    .filter((row) => by !== 'owner' || mayRead(row, reader));
  const bucketOf = (row: FirstDocument) => (row.hasExpired ? 'expired' : documentBucket(row.expiresOn, today));
  const columns = columnsOf(report, measures, reader.currency, () => []);

  /** Of one fleet there is a list, and of days within a bucket as far as the bucket goes. */
  const addressFor = (rows: readonly FirstDocument[], measure: DocumentMeasure, days: Period | null): string | null => {
    const fleets = new Set(rows.map(({ fleet }) => fleet));
    const fleet = FLEETS.find((one) => one.fleet === [...fleets][0]);
    if (fleets.size !== 1 || !fleet) return null;
    const filters = filtersFor(measure, { today, days });
    return filters && listOf(fleet, ask, { statuses: 'enabled', ...filters });
  };

  const cells = (rows: readonly FirstDocument[], days: Period | null, isListed: boolean) =>
    columns.map(({ id }) => {
      const measure = id as DocumentMeasure;
      if (measure === 'documentDays') return cell(nearest(rows, today));
      const bucket = BUCKET_OF[measure];
      const counted = bucket === undefined ? rows : rows.filter((row) => bucketOf(row) === bucket);
      const value = counted.reduce((sum, { count }) => sum + count, 0);
      return cell(value, null, isListed ? addressFor(rows, measure, days) : null);
    });

  const groups = grouped(all, (row) => keyOf(by, row, bucketOf) ?? NONE);
  return {
    columns,
    rows: [...groups].map(([key, rows]) => {
      const days = by === 'expiryMonth' && key !== NONE ? { from: key, until: endOfMonth(key) } : null;
      const span = days && period ? within(days, period) : (days ?? period);
      const isListed = by === 'fleet' || (days !== null && query.fleet !== undefined);
      const place = by === 'bucket' ? String(DOCUMENT_BUCKETS.indexOf(key as DocumentBucket)) : key;
      return {
        key,
        label: labelOf(ask, by, key, rows),
        address: by === 'owner' ? recordOf(rows[0]!) : null,
        cells: cells(rows, span, isListed),
        place,
      };
    }),
    totals: cells(all, period, query.fleet !== undefined),
    notes: [],
  };
}

function keyOf(
  by: DocumentGrouping,
  row: FirstDocument,
  bucketOf: (row: FirstDocument) => DocumentBucket,
): string | null {
  if (by === 'fleet') return row.fleet;
  if (by === 'bucket') return bucketOf(row);
  return by === 'expiryMonth' ? row.expiresOn && `${row.expiresOn.slice(0, 7)}-01` : row.value;
}

function labelOf(
  { services, language }: Composing['ask'],
  by: DocumentGrouping,
  key: string,
  [first]: readonly FirstDocument[],
): CardLabel {
  if (key === NONE) return NONE_LABEL;
  switch (by) {
    case 'fleet':
      return { phrase: FLEETS.find(({ fleet }) => fleet === key)!.phrase };
    case 'bucket':
      return { phrase: `reports.buckets.${BUCKET_PHRASES[key as DocumentBucket]}` };
    case 'expiryMonth':
      return monthLabel(key);
    case 'documentType':
      return { text: services.translate(language, dynamicKey('documents.types', key)) };
    case 'owner':
      return { text: first?.name ?? '–' };
  }
}

/** What the lists of the fleet filter by to find what a column counts; null where they cannot. */
function filtersFor(
  measure: DocumentMeasure,
  { today, days }: { readonly today: string; readonly days: Period | null },
): Filters | null {
  if (measure === 'records') return days === null ? {} : { documentDates: rangeFilter(days) };
  const bucket = BUCKET_OF[measure];
  return bucket === undefined ? null : bucketFilters(bucket, today, days);
}

/** The days until the first of all of them expires, below zero where it has. */
function nearest(rows: readonly FirstDocument[], today: string): number | null {
  const days = rows.flatMap(({ expiresOn }) => expiresOn ?? []).sort();
  return days[0] === undefined ? null : daysLeft(days[0], today);
}

const RECORDS: Readonly<Record<Fleet['fleet'], (id: string) => string>> = {
  ownDriver: (id) => addressOf(fleetScreens.ownDriverDetail, { carrierId: id }),
  spotDriver: (id) => addressOf(fleetScreens.spotDriverDetail, { carrierId: id }),
  ownTruck: (id) => addressOf(fleetScreens.ownTruckDetail, { transportUnitId: id }),
  spotTruck: (id) => addressOf(fleetScreens.spotTruckDetail, { transportUnitId: id }),
  ownSemitrailer: (id) => addressOf(fleetScreens.ownSemitrailerDetail, { semitruckId: id }),
  spotSemitrailer: (id) => addressOf(fleetScreens.spotSemitrailerDetail, { semitruckId: id }),
};

/** Drivers and vehicles are named to who may read their lists. */
function mayRead({ fleet }: FirstDocument, { permissions }: Composing['ask']['reader']): boolean {
  const rights = FLEETS.find((one) => one.fleet === fleet);
  return rights !== undefined && holds(permissions, rights.read);
}

/** The driver or vehicle itself. */
const recordOf = ({ fleet, value }: FirstDocument): string | null => (value === null ? null : RECORDS[fleet](value));
