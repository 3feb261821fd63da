import type { ComposedColumn } from '../../contract/composed.shapes.ts';
import type { ListedTrips } from '../../rules/card-address.ts';
import { measureOf, type TripMeasure } from '../../rules/composed-measures.ts';
import type { TripGrouping } from '../../rules/composed-report.ts';
import { moneyNotes } from '../dashboard/cards.ts';
import { ratesOfPeriod } from '../dashboard/rates-of-period.ts';
import type { Known } from '../dashboard/screens/people-cards.ts';
import { total } from '../dashboard/screens/punctual-cards.ts';
import type { TripMoney } from '../figures.repository.ts';
import { type Composing, type Composition, cell, columnsOf } from './composition.ts';
import { type Facts, readGroups } from './trip-groups.ts';
import { TRIP_MEASURES } from './trip-measures.ts';
import { nameGroups } from './trip-names.ts';

const NO_FACTS: Facts = { figures: [], money: [] };

/** Trips that were closed in the period, a row for each group: scorecards and lanes. */
export async function tripRows(composing: Composing): Promise<Composition> {
  const { ask, scope, measures } = composing;
  const by = ask.query.grouping as TripGrouping;
  const { all, byKey } = await readGroups(scope, by, scope.period);
  const before = scope.before && by !== 'month' ? await readGroups(scope, by, scope.before) : null;
  const shown = [...byKey].filter(([, { figures }]) => total(figures, 'ended') + total(figures, 'cancelled') > 0);
  const nameOf = await nameGroups(
    composing,
    by,
    shown.map(([key]) => key),
  );
  const columns = columnsOf(ask.report, measures, ask.reader.currency, (measure) => currenciesOf(measure, all.money));
  const of = by === 'carrier' || by === 'driver' ? by : undefined;

  const cells = (facts: Facts, earlier: Facts | null, trips: ListedTrips | null, known?: Known) =>
    columns.map(({ id, currency }: ComposedColumn) => {
      const figure = TRIP_MEASURES[id as TripMeasure];
      const value = (read: Facts) => figure.value({ ...read, known, of, today: ask.reader.today, currency });
      const listed = trips && figure.trips?.(currency);
      const address = listed ? scope.address({ closed: scope.period, ...listed, ...trips }) : null;
      // What is known of somebody today was not kept for the period before.
      const isCompared = earlier !== null && measureOf(ask.report, id)?.only === undefined;
      return cell(value(facts), isCompared ? value(earlier) : null, address);
    });

  return {
    columns,
    rows: shown.map(([key, facts]) => {
      const { label, trips, known } = nameOf(key);
      const earlier = before && (before.byKey.get(key) ?? NO_FACTS);
      const address = trips && scope.address({ closed: scope.period, ended: 'ended', ...trips });
      return {
        key,
        label,
        address,
        cells: cells(facts, earlier, trips, known),
        place: by === 'month' ? key : undefined,
      };
    }),
    totals: cells(all, (scope.before && (before ?? (await readGroups(scope, by, scope.before))).all) ?? null, {}),
    notes: [
      ...(columns.some(({ id }) => measureOf(ask.report, id)?.isMoney)
        ? moneyNotes(all.money, await ratesOfPeriod(scope))
        : []),
    ],
  };
}

/** Of the amounts that there are. */
function currenciesOf(measure: string, rows: readonly TripMoney[]): readonly string[] {
  const name = measure === 'incomePerCurrency' ? 'income_currency' : 'cost_currency';
  return [...new Set(rows.flatMap((row) => row[name] ?? []))].sort();
}
