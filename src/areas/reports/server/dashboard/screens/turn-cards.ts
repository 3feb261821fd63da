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

export const turns: CardMaker = {
  id: 'turns',
  make: async (scope) => {
    const { cut } = lastDaysOf(scope.period, MOST_DAYS);
    const { before } = scope;
    return number({
      ...{ unit: 'count', rising: 'good' },
      value: turnsOf(await truckDays(scope)),
      before: before && cut === undefined ? turnsOf(await truckDays(scope, before)) : null,
      notes: lastDays(cut),
    });
  },
};

export const turnsByDay: CardMaker = {
  id: 'turnsByDay',
  make: async (scope) => {
    const { period, cut } = lastDaysOf(scope.period, MOST_DAYS);
    const spans = readableSpans(period);
    const values = bySpan(spans, await truckDays(scope)).map(turnsOf);
    return chart({
      form: 'lines',
      unit: 'count',
      categories: spans.map(spanLabel),
      series: [{ label: { phrase: 'reports.series.turns' }, values }],
      notes: lastDays(cut),
    });
  },
};
