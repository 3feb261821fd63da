import type { ListedTrips } from '#areas/reports/rules/card-address.ts';
import { shareOf } from '#areas/reports/rules/otif.ts';
import type { TripFigures } from '../../figures.repository.ts';
import { type CardMaker, chart, noted, number } from '../cards.ts';
import type { Scope } from '../scope.ts';
import { bySpan, spanLabel, spansOf } from '../timeline.ts';

/** Shares of the rules are per cent, those of cards between 0 and 1. */
export const shareCell = (part: number, whole: number): number | null => {
  const share = shareOf(part, whole);
  return share === null ? null : Math.round(share * 10) / 1000;
};

export const total = <K extends keyof TripFigures>(rows: readonly TripFigures[], name: K): number =>
  rows.reduce((sum, row) => sum + Number(row[name]), 0);

/** What the period before had, by the same figures; null where there is none. */
export async function beforeOf<T>(scope: Scope, of: (rows: readonly TripFigures[]) => T): Promise<T | null> {
  return scope.before === null ? null : of(await scope.figures({ period: scope.before }));
}

/** The trips that ended in the period. */
export const endedIn = ({ period }: Scope): ListedTrips => ({ closed: period, ended: 'ended' });

export const otifShare = (rows: readonly TripFigures[]) => shareCell(total(rows, 'otif'), total(rows, 'ended'));

export const otif: CardMaker = {
  id: 'otif',
  make: async (scope) => {
    const rows = await scope.figures();
    const address = (listed: ListedTrips) => scope.address({ ...endedIn(scope), ...listed });
    const missed = total(rows, 'ended') - total(rows, 'otif');
    return number({
      ...{ unit: 'share', rising: 'good' },
      value: otifShare(rows),
      before: await beforeOf(scope, otifShare),
      address: address({ otif: true }),
      notes: [
        ...noted('missedOtif', missed, address({ otif: false })),
        ...noted('unknownDelivery', total(rows, 'delivery_unknown'), address({ delivery: 'unknown' })),
      ],
    });
  },
};

/** Of the trips of which it is known. */
export const onTimeShare = (rows: readonly TripFigures[]) =>
  shareCell(total(rows, 'delivery_on_time'), total(rows, 'ended') - total(rows, 'delivery_unknown'));

export const deliveryPunctuality: CardMaker = {
  id: 'deliveryPunctuality',
  make: async (scope) => {
    const rows = await scope.figures();
    const address = (listed: ListedTrips) => scope.address({ ...endedIn(scope), ...listed });
    const unknown = total(rows, 'delivery_unknown');
    const late = total(rows, 'ended') - unknown - total(rows, 'delivery_on_time');
    return number({
      ...{ unit: 'share', rising: 'good' },
      value: onTimeShare(rows),
      before: await beforeOf(scope, onTimeShare),
      address: address({ delivery: 'onTime' }),
      notes: [
        ...noted('lateDelivery', late, address({ delivery: 'late' })),
        ...noted('unknownDelivery', unknown, address({ delivery: 'unknown' })),
      ],
    });
  },
};

export const otifByWeek: CardMaker = {
  id: 'otifByWeek',
  make: async (scope) => {
    const spans = spansOf(scope.period, 'week');
    const weeks = bySpan(spans, await scope.figures({ grouping: { time: 'day' } }));
    return chart({
      ...{ form: 'lines', unit: 'share' },
      categories: spans.map(spanLabel),
      series: [
        {
          label: { phrase: 'reports.series.otif' },
          values: weeks.map(otifShare),
          addresses: spans.map((closed) => scope.address({ closed, ended: 'ended', otif: true })),
        },
      ],
    });
  },
};
