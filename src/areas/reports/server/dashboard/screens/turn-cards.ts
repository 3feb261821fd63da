import type { CardAddress } from '#areas/reports/contract/dashboard.shapes.ts';
import type { Period } from '#areas/reports/rules/whole-months.ts';
import type { TripFigures } from '../../figures.repository.ts';
import { type CardMaker, chart, lastDays, number } from '../cards.ts';
import type { Scope } from '../scope.ts';
import { bySpan, lastDaysOf, readableSpans, spanLabel } from '../timeline.ts';
import { total } from './punctual-cards.ts';

/** Each truck on each day is read. */
const MOST_DAYS = 92;

/** Trips of a truck on a day on which it ended any. */
const turnsOf = (rows: readonly TripFigures[]): number | null => {
  const days = rows.filter(({ ended }) => ended > 0);
  return days.length === 0 ? null : Math.round((total(days, 'ended') * 100) / days.length) / 100;
};

const truckDays = (scope: Scope, period = lastDaysOf(scope.period, MOST_DAYS).period) =>
  scope.figures({ period, grouping: { time: 'day', dimension: 'truck' } });

/** The trips on these days, where the lists show those with a truck alone because all had one. */
async function tripsWithTruck(scope: Scope, rows: readonly TripFigures[], closed: Period): Promise<CardAddress> {
  const all = total(await scope.figures({ period: closed }), 'ended');
  return total(rows, 'ended') === all ? scope.address({ closed, ended: 'ended' }) : null;
}

export const turns: CardMaker = {
  id: 'turns',
  make: async (scope) => {
    const { period, cut } = lastDaysOf(scope.period, MOST_DAYS);
    const { before } = scope;
    const rows = await truckDays(scope);
    return number({
      ...{ unit: 'count', rising: 'good' },
      value: turnsOf(rows),
      before: before && cut === undefined ? turnsOf(await truckDays(scope, before)) : null,
      address: await tripsWithTruck(scope, rows, period),
      notes: lastDays(cut),
    });
  },
};

export const turnsByDay: CardMaker = {
  id: 'turnsByDay',
  make: async (scope) => {
    const { period, cut } = lastDaysOf(scope.period, MOST_DAYS);
    const spans = readableSpans(period);
    const rows = await truckDays(scope);
    const isListed = (await tripsWithTruck(scope, rows, period)) !== null;
    return chart({
      form: 'lines',
      unit: 'count',
      categories: spans.map(spanLabel),
      series: [
        {
          label: { phrase: 'reports.series.turns' },
          values: bySpan(spans, rows).map(turnsOf),
          addresses: spans.map((closed) => (isListed ? scope.address({ closed, ended: 'ended' }) : null)),
        },
      ],
      notes: lastDays(cut),
    });
  },
};
