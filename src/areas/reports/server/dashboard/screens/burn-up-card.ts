import { type PromisedOperation, promisedOperations } from '#areas/load-orders/server/index.ts';
import type { Period } from '#areas/reports/rules/whole-months.ts';
import { type CardMaker, chart, only, table } from '../cards.ts';
import type { Scope } from '../scope.ts';
import { readableSpans, spanLabel } from '../timeline.ts';
import { shareCell } from './punctual-cards.ts';

/** More lines would not be told apart. */
const MOST = 6;
const rounded = (value: number) => Math.round(value * 1000) / 1000;

const operationsOf = ({ trx, orders, period }: Scope, most: number) =>
  promisedOperations(trx, orders, { ...period, most });

/** What had been delivered by the end of each span; nothing is known of days to come. */
const deliveredBy = ({ delivered }: PromisedOperation, spans: readonly Period[], today: string) =>
  spans.map(({ from, until }) =>
    from > today ? null : rounded(delivered.reduce((sum, { day, tonnes }) => (day <= until ? sum + tonnes : sum), 0)),
  );

/** Of several operations all together first, and then each of them. */
export const burnUp: CardMaker = {
  id: 'burnUp',
  make: async (scope) => {
    const { period, reader } = scope;
    const found = await operationsOf(scope, MOST + 1);
    const operations = found.slice(0, MOST);
    const spans = readableSpans(period);
    const lines = operations.map((operation) => deliveredBy(operation, spans, reader.today));
    const promised = rounded(operations.reduce((sum, operation) => sum + operation.promised, 0));
    const together = spans.map((_, at) =>
      lines.some((line) => line[at] === null) ? null : rounded(lines.reduce((sum, line) => sum + (line[at] ?? 0), 0)),
    );
    return chart({
      ...{ form: 'burnUp', unit: 'tonnes' },
      categories: spans.map(spanLabel),
      series:
        operations.length === 0
          ? []
          : [
              { label: { phrase: 'reports.series.promised' }, values: spans.map(() => promised) },
              { label: { phrase: 'reports.series.delivered' }, values: together },
              ...(operations.length > 1
                ? operations.map((operation, at) => ({
                    label: { text: operation.code },
                    values: lines[at]!,
                  }))
                : []),
            ],
      notes: only(found.length > MOST, MOST),
    });
  },
};

const MOST_LISTED = 20;

/** How far each operation is by the end of the period. */
export const promisedByOperation: CardMaker = {
  id: 'promisedByOperation',
  make: async (scope) => {
    const { until } = scope.period;
    const found = await operationsOf(scope, MOST_LISTED + 1);
    return table(
      [
        { id: 'promised', unit: 'tonnes' },
        { id: 'delivered', unit: 'tonnes' },
        { id: 'fulfilled', unit: 'share' },
      ],
      found.slice(0, MOST_LISTED).map(({ code, promised, delivered }) => {
        const tonnes = rounded(delivered.reduce((sum, one) => (one.day <= until ? sum + one.tonnes : sum), 0));
        return { label: { text: code }, cells: [promised, tonnes, shareCell(tonnes, promised)] };
      }),
      only(found.length > MOST_LISTED, MOST_LISTED),
    );
  },
};
