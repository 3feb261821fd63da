import { fromCents, toCents } from '#kernel/money.ts';
import type { CardLabel } from '../../contract/dashboard.shapes.ts';
import { endOfMonth, type ListedTrips } from '../../rules/card-address.ts';
import type { PaymentMeasure } from '../../rules/composed-measures.ts';
import { isWithin, type PaymentGrouping, periodAhead } from '../../rules/composed-report.ts';
import type { Dimension } from '../../rules/dimension.ts';
import { DUE_BUCKETS, type DueBucket, dueBucket } from '../../rules/due.ts';
import { within } from '../../rules/report-period.ts';
import type { Period } from '../../rules/whole-months.ts';
import { moneyNotes } from '../dashboard/cards.ts';
import { grouped } from '../dashboard/grouped.ts';
import type { OpenAmount } from '../figures.repository.ts';
import { readOpenAmounts } from '../figures.repository.ts';
import { type Composing, type Composition, cell, columnsOf, NONE, NONE_LABEL } from './composition.ts';
import { namesOf } from './names.repository.ts';
import { monthLabel } from './trip-names.ts';

type Side = OpenAmount['of'];

const DIMENSIONS: Partial<Record<PaymentGrouping, Readonly<Record<Side, Dimension>>>> = {
  partner: { receivable: 'client', payable: 'carrier' },
  lane: { receivable: 'lane', payable: 'lane' },
  operator: { receivable: 'operator', payable: 'operator' },
};
const OVERDUE = DUE_BUCKETS.filter((bucket) => bucket !== 'notDue');

/** What waits to be received and to be paid, a row for each group. */
export async function paymentRows(composing: Composing): Promise<Composition> {
  const { ask, scope, measures } = composing;
  const { trx, reader, query, report } = ask;
  const by = query.grouping as PaymentGrouping;
  const period = periodAhead(query, reader.today);
  const { kinds, filters } = scope;
  const choices = scope.sides.map((side) => ({ companyId: reader.companyId, side, kinds, filters: filters ?? {} }));
  const read = await Promise.all(
    choices.map((choice) => readOpenAmounts(trx, choice, reader.currency, { by: DIMENSIONS[by] ?? {} })),
  );
  const all = read.flat().filter(({ dueOn }) => isWithin(dueOn, period));
  const groups = grouped(all, (row) => keyOf(by, row, reader.today) ?? NONE);
  const columns = columnsOf(report, measures, reader.currency, (measure) => currenciesOf(measure, all));
  const nameOf = await naming(composing, by, [...groups.keys()]);

  const cells = (rows: readonly OpenAmount[], narrowed: Narrowed | null) =>
    columns.map(({ id, currency }) => {
      const measure = FIGURES[id as PaymentMeasure];
      const value = measure.value(rows, { today: reader.today, currency });
      const { of } = measure;
      const trips = of && narrowed?.(of, { period, isOverdue: measure.isOverdue ?? false, currency });
      return cell(value, null, trips ? scope.address(trips) : null);
    });

  return {
    columns,
    rows: [...groups].map(([key, rows]) => {
      const { label, narrowed, place } = nameOf(key);
      return { key, label, address: null, cells: cells(rows, narrowed), place };
    }),
    totals: cells(all, (of, asked) => listed(of, asked, {})),
    notes: [...moneyNotes(all.map(({ unrated }) => ({ unrated, unpriced: 0 })))],
  };
}

function keyOf(by: PaymentGrouping, row: OpenAmount, today: string): string | null {
  switch (by) {
    case 'bucket':
      return dueBucket(row.dueOn, today);
    case 'dueMonth':
      return `${row.dueOn.slice(0, 7)}-01`;
    case 'currency':
      return row.currency;
    case 'side':
      return row.of;
    default:
      return row.value;
  }
}

interface Asked {
  readonly period: Period | null;
  readonly isOverdue: boolean;
  /** Of a column per currency. */
  readonly currency: string | null;
}

interface Narrowing {
  readonly bucket?: DueBucket;
  readonly days?: Period;
  readonly currency?: string;
  readonly about?: ListedTrips;
}

type Narrowed = (of: Side, asked: Asked) => ListedTrips | null;

/** The orders behind an amount, as the lists are asked for them. */
function listed(of: Side, { period, isOverdue, currency }: Asked, narrowing: Narrowing): ListedTrips | null {
  const { bucket, days, about } = narrowing;
  if (isOverdue && bucket === 'notDue') return null;
  const span = period && days ? within(days, period) : (days ?? period ?? undefined);
  const buckets = bucket ? [bucket] : isOverdue ? OVERDUE : span ? undefined : DUE_BUCKETS;
  return {
    ...about,
    [of]: buckets,
    [`${of}Days`]: span,
    [of === 'receivable' ? 'incomeCurrency' : 'costCurrency']: narrowing.currency ?? currency ?? undefined,
  };
}

interface PaymentName {
  readonly label: CardLabel;
  /** Null where no list can tell. */
  readonly narrowed: Narrowed | null;
  readonly place?: string | undefined;
}

async function naming(
  composing: Composing,
  by: PaymentGrouping,
  keys: readonly string[],
): Promise<(key: string) => PaymentName> {
  const { ask } = composing;
  const isNamed = by === 'partner' || by === 'operator';
  const ids = isNamed ? keys.filter((key) => key !== NONE) : [];
  const names = ids.length > 0 ? await namesOf(ask.trx, ask.reader.companyId, ids) : new Map();
  const by_ =
    (narrowing: Narrowing): Narrowed =>
    (of, asked) =>
      listed(of, asked, narrowing);
  return (key) => {
    if (key === NONE) return { label: NONE_LABEL, narrowed: null };
    switch (by) {
      case 'bucket':
        return {
          label: { phrase: `reports.buckets.${key}` },
          narrowed: by_({ bucket: key as DueBucket }),
          place: String(DUE_BUCKETS.indexOf(key as DueBucket)),
        };
      case 'dueMonth':
        return { label: monthLabel(key), narrowed: by_({ days: { from: key, until: endOfMonth(key) } }), place: key };
      case 'currency':
        return {
          label: { text: key },
          // Of a row in one currency, a column of another has nothing to open.
          narrowed: (of, asked) =>
            asked.currency === null || asked.currency === key ? listed(of, asked, { currency: key }) : null,
        };
      case 'side':
        return {
          label: { phrase: `reports.composed.sides.${key}` },
          narrowed: (of, asked) => (of === key ? listed(of, asked, {}) : null),
        };
      case 'lane':
        return { label: { text: key }, narrowed: by_({ about: { lane: key } }) };
      case 'operator':
        return { label: { text: names.get(key)?.name ?? '–' }, narrowed: by_({ about: { operator: key } }) };
      case 'partner': {
        const isForeign = names.get(key)?.isForeign ?? true;
        return {
          label: { text: names.get(key)?.name ?? '–' },
          narrowed: isForeign
            ? null
            : (of, asked) => listed(of, asked, { about: of === 'receivable' ? { client: key } : { carrier: key } }),
        };
      }
    }
  };
}

function currenciesOf(measure: string, rows: readonly OpenAmount[]): readonly string[] {
  const of = measure === 'receivablePerCurrency' ? 'receivable' : 'payable';
  return [...new Set(rows.filter((row) => row.of === of).map(({ currency }) => currency))].sort();
}

interface PaymentFigure {
  readonly value: (
    rows: readonly OpenAmount[],
    about: { readonly today: string; readonly currency: string | null },
  ) => number;
  /** The side whose list shows it; undefined where both count. */
  readonly of?: Side;
  readonly isOverdue?: boolean;
}

const cents = (rows: readonly OpenAmount[], name: 'own' | 'amount') =>
  rows.reduce((sum, row) => sum + toCents(row[name]), 0n);
const amount = (value: bigint) => Number(fromCents(value));
const only = (rows: readonly OpenAmount[], of: Side) => rows.filter((row) => row.of === of);

const owed = (of: Side): PaymentFigure => ({ value: (rows) => amount(cents(only(rows, of), 'own')), of });
const overdue = (of: Side): PaymentFigure => ({
  value: (rows, { today }) =>
    amount(
      cents(
        only(rows, of).filter(({ dueOn }) => dueBucket(dueOn, today) !== 'notDue'),
        'own',
      ),
    ),
  of,
  isOverdue: true,
});
const trips = (of: Side): PaymentFigure => ({
  value: (rows) => only(rows, of).reduce((sum, row) => sum + row.trips, 0),
  of,
});
const agreed = (of: Side): PaymentFigure => ({
  value: (rows, { currency }) =>
    amount(
      cents(
        only(rows, of).filter((row) => row.currency === currency),
        'amount',
      ),
    ),
  of,
});

const FIGURES: Readonly<Record<PaymentMeasure, PaymentFigure>> = {
  receivable: owed('receivable'),
  overdueReceivable: overdue('receivable'),
  payable: owed('payable'),
  overduePayable: overdue('payable'),
  balance: { value: (rows) => amount(cents(only(rows, 'receivable'), 'own') - cents(only(rows, 'payable'), 'own')) },
  receivableTrips: trips('receivable'),
  payableTrips: trips('payable'),
  receivablePerCurrency: agreed('receivable'),
  payablePerCurrency: agreed('payable'),
  withoutRate: { value: (rows) => rows.reduce((sum, { unrated }) => sum + unrated, 0) },
};
