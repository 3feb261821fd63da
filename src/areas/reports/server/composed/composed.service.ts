import { holds } from '#kernel/permission.ts';
import type { Composed, ComposedRow } from '../../contract/composed.shapes.ts';
import type { ChartCard, Dashboard, DashboardQuery } from '../../contract/dashboard.shapes.ts';
import { REPORT_PERMISSIONS } from '../../contract/report.permissions.ts';
import { columnTitle, labelPhrase } from '../../rules/card-phrases.ts';
import { COMPOSED_MEASURES, isOffered, measuresOf } from '../../rules/composed-measures.ts';
import {
  BY_NAME,
  CENTRES,
  CHARTED,
  isInTime,
  isSortable,
  LOOKS_AHEAD,
  type Order,
  orderOf,
  periodAhead,
  ROWS_MAX,
} from '../../rules/composed-report.ts';
import { periodBefore, periodOf } from '../../rules/report-period.ts';
import type { ComposedReport, ReportScreen } from '../../rules/report-screen.ts';
import { only } from '../dashboard/cards.ts';
import { readChoices, readExtent } from '../dashboard/choices.repository.ts';
import { choicesOf, hasNoTrips, refuseKind, widerOf } from '../dashboard/dashboard.service.ts';
import { isForeign, readKinds } from '../dashboard/kinds.repository.ts';
import type { DashboardReader } from '../dashboard/reader.ts';
import { kindsOf, scopeOf, sidesOf } from '../dashboard/scope.ts';
import { byLanguage, type ComposedAsk, type Composing, type Composition, type MadeRow, NONE } from './composition.ts';
import { documentRows } from './document-rows.ts';
import { paymentRows } from './payment-rows.ts';
import { tripRows } from './trip-rows.ts';

const ROWS: Readonly<Record<ComposedReport, (composing: Composing) => Promise<Composition>>> = {
  scorecards: tripRows,
  lanes: tripRows,
  payments: paymentRows,
  documents: documentRows,
};

/** The control centre whose trips a reader's report counts: the first of those that show its figures. */
export function centreOf(report: ComposedReport, { permissions }: Pick<DashboardReader, 'permissions'>): ReportScreen {
  const centres: readonly ReportScreen[] = CENTRES[report];
  return centres.find((screen) => holds(permissions, REPORT_PERMISSIONS[screen])) ?? centres[0]!;
}

/** Everything a person composed, all its rows on one page: the same for the screen, its downloads and its mails. */
export async function composedOf(ask: ComposedAsk): Promise<Composed> {
  const { trx, reader, report, query } = ask;
  const screen = centreOf(report, reader);
  refuseKind(screen, query.kind, 'query.kind');
  const about = { companyId: reader.companyId, sides: sidesOf(screen, reader), kinds: kindsOf(screen, undefined) };
  const [found, extent] = await Promise.all([readChoices(trx, about), readExtent(trx, about)]);
  const looksAhead = LOOKS_AHEAD[report];
  const period = periodOf(query, reader.today, extent.firstDay);
  const scope = scopeOf(
    { ...ask, screen, query: aboutTrips(query) },
    {
      period,
      before: looksAhead ? null : periodBefore(query, period),
      kindsEver: extent.kinds,
      kindsShown: looksAhead ? extent.kinds : await readKinds(trx, { ...about, ...period }),
      isForeignClient: await isForeign(trx, reader.companyId, query.client),
    },
  );
  const { grouping } = query;
  const { showsFreight } = scope;
  const measures = measuresOf(report, { ...query, showsFreight });
  const made = await ROWS[report]({ ask, scope, measures });
  const sortable = measures.filter((name) => isSortable(report, name));
  const order = orderOf(query.sort, grouping, sortable);
  const rows = sorted(made, order, ask);
  const isEmpty = looksAhead ? rows.length === 0 : await hasNoTrips(scope, period);
  return {
    report,
    period: looksAhead ? periodAhead(query, reader.today) : period,
    before: scope.before,
    isEmpty,
    wider: isEmpty ? await widerThan(ask, () => widerOf(scope, extent.firstDay)) : null,
    grouping,
    columns: [...made.columns],
    rows: rows.slice(0, ROWS_MAX).map(({ place: _, cells, ...row }): ComposedRow => ({ ...row, cells: [...cells] })),
    totals: [...made.totals],
    totalRows: rows.length,
    page: 1,
    size: rows.length,
    order,
    chart: chartOf(made, rows, order, ask),
    notes: [...made.notes, ...only(rows.length > ROWS_MAX, ROWS_MAX)],
    choices: report === 'documents' ? NO_CHOICES : choicesOf(scope, found, extent.kinds),
    measures: Object.keys(COMPOSED_MEASURES[report]).filter((name) =>
      isOffered(report, name, { grouping, showsFreight }),
    ),
    showsFreight,
  };
}

/** One page of it; beyond the last one the last. */
export function pageOf(composed: Composed, { page, size }: { readonly page: number; readonly size: number }): Composed {
  const pages = Math.max(1, Math.ceil(composed.rows.length / size));
  const shown = Math.min(page, pages);
  return { ...composed, page: shown, size, rows: composed.rows.slice((shown - 1) * size, shown * size) };
}

const NO_CHOICES: Dashboard['choices'] = {
  ...{ clients: [], carriers: [], operators: [], lanes: [], countries: [], categories: [], kinds: [] },
};

/** What control centres are asked for as well. */
function aboutTrips(query: ComposedAsk['query']): DashboardQuery {
  const { period, from, until, client, carrier, operator, lane, country, category, kind } = query;
  return { period, from, until, client, carrier, operator, lane, country, category, kind };
}

/** Everything is the only wider period of what lies ahead. */
async function widerThan(
  { report, query }: ComposedAsk,
  ofTrips: () => Promise<Composed['wider']>,
): Promise<Composed['wider']> {
  if (!LOOKS_AHEAD[report]) return ofTrips();
  return query.period === 'all' ? null : 'all';
}

/** What belongs to no group and what is unknown come last in both directions. */
function sorted({ rows, columns }: Composition, order: Order, { language, services }: ComposedAsk): readonly MadeRow[] {
  const names = byLanguage(language);
  const sign = order.isFalling ? -1 : 1;
  const nameOf = ({ label }: MadeRow) =>
    'text' in label
      ? label.text
      : 'phrase' in label
        ? services.translate(language, labelPhrase('buckets', label.phrase))
        : label.day;
  const byName = (one: MadeRow, other: MadeRow) =>
    one.place !== undefined && other.place !== undefined
      ? one.place < other.place
        ? -1
        : Number(one.place > other.place)
      : names.compare(nameOf(one), nameOf(other));
  const at = columns.findIndex(({ id }) => id === order.by);
  const weight = (row: MadeRow) => (order.by === BY_NAME ? null : (row.cells[at]?.value ?? null));
  return [...rows].sort((one, other) => {
    const isNone = Number(one.key === NONE) - Number(other.key === NONE);
    if (isNone !== 0) return isNone;
    if (order.by === BY_NAME) return sign * byName(one, other);
    const [a, b] = [weight(one), weight(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null) || byName(one, other);
    return sign * (a - b) || byName(one, other);
  });
}

/** The column that rows are in the order of, else the first one, of as many rows as can be read. */
function chartOf(made: Composition, rows: readonly MadeRow[], order: Order, { query }: ComposedAsk): ChartCard | null {
  const at = Math.max(
    0,
    made.columns.findIndex(({ id }) => id === order.by),
  );
  const column = made.columns[at];
  const isTime = isInTime(query.grouping);
  const groups = rows.filter(({ key, cells }) => key !== NONE && (cells[at]?.value ?? null) !== null);
  const shown = isTime ? groups.slice(-2 * CHARTED) : groups.slice(0, CHARTED);
  if (!column || shown.length < 2) return null;
  return {
    ...{ id: 'composedChart', kind: 'chart', form: 'bars', unit: column.unit, currency: column.currency },
    categories: shown.map(({ label }) => label),
    series: [
      {
        label: { phrase: columnTitle(column.id) },
        values: shown.map(({ cells }) => cells[at]?.value ?? null),
        addresses: shown.map(({ cells }) => cells[at]?.address ?? null),
      },
    ],
    notes: [...only(groups.length > shown.length, shown.length)],
  };
}
