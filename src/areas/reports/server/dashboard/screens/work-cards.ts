import { type CardMaker, chart, number } from '../cards.ts';
import { bySpan, readableSpans, spanLabel } from '../timeline.ts';
import { beforeOf, endedIn, total } from './punctual-cards.ts';

const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** What all trips that ended add up to. */
const sumCard = (id: string, name: 'km' | 'tonnes'): CardMaker => ({
  id,
  make: async (scope) => {
    const sum = (rows: Awaited<ReturnType<typeof scope.figures>>) => rounded(total(rows, name));
    return number({
      unit: name,
      value: sum(await scope.figures()),
      before: await beforeOf(scope, sum),
      address: scope.address(endedIn(scope)),
    });
  },
});

export const kilometres = sumCard('kilometres', 'km');
export const tonnes = sumCard('tonnes', 'tonnes');

export const tonnesByDay: CardMaker = {
  id: 'tonnesByDay',
  make: async (scope) => {
    const spans = readableSpans(scope.period);
    const days = bySpan(spans, await scope.figures({ grouping: { time: 'day' } }));
    return chart({
      form: 'bars',
      unit: 'tonnes',
      categories: spans.map(spanLabel),
      series: [
        {
          label: { phrase: 'reports.series.tonnes' },
          values: days.map((rows) => rounded(total(rows, 'tonnes'))),
          addresses: spans.map((closed) => scope.address({ closed, ended: 'ended' })),
        },
      ],
    });
  },
};
