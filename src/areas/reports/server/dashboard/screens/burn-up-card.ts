import { operationAddress } from '#areas/load-orders/contract/order-addresses.ts';
import { type PromisedOperation, promisedOperations } from '#areas/load-orders/server/index.ts';
import { OPERATION_RIGHTS } from '#areas/operations/contract/operation.permissions.ts';
import type { Period } from '#areas/reports/rules/whole-months.ts';
import { holds } from '#kernel/permission.ts';
import type { PhraseKey } from '#kernel/phrase-key.ts';
import { type CardMaker, chart, only, table } from '../cards.ts';
import type { Scope } from '../scope.ts';
import { readableSpans, spanLabel } from '../timeline.ts';
import { shareCell } from './punctual-cards.ts';

/** More pairs of lines would not be told apart. */
const MOST = 4;
const rounded = (value: number) => Math.round(value * 1000) / 1000;

const operationsOf = ({ trx, orders, period }: Scope, most: number) =>
  promisedOperations(trx, orders, { ...period, most });

/** What had been delivered by the end of each span; nothing is known of days to come. */
const deliveredBy = ({ delivered }: PromisedOperation, spans: readonly Period[], today: string) =>
  spans.map(({ from, until }) =>
    from > today ? null : rounded(delivered.reduce((sum, { day, tonnes }) => (day <= until ? sum + tonnes : sum), 0)),
  );

/** The operation itself, which has the list of its orders. */
const addressFor = ({ reader }: Scope, { id }: PromisedOperation): string | null =>
  holds(reader.permissions, OPERATION_RIGHTS.agro.read) ? operationAddress('agro', id) : null;

/** What was promised and, right after it, what was delivered of it: of several operations all together, and then each. */
export const burnUp: CardMaker = {
  id: 'burnUp',
  make: async (scope) => {
    const { period, reader, services, language } = scope;
    const found = await operationsOf(scope, MOST + 1);
    const operations = found.slice(0, MOST);
    const spans = readableSpans(period);
    const lines = operations.map((operation) => deliveredBy(operation, spans, reader.today));
    const named = (phrase: PhraseKey, { code }: PromisedOperation) => ({
      text: services.translate(language, phrase, { operation: code }),
    });
    const pairs = operations.map((operation, at) => {
      const addresses = spans.map(() => addressFor(scope, operation));
      return [
        {
          label: named('reports.series.promisedOf', operation),
          values: spans.map(() => rounded(operation.promised)),
          addresses,
        },
        { label: named('reports.series.deliveredOf', operation), values: lines[at]!, addresses },
      ] as const;
    });
    const [first] = pairs;
    const promised = rounded(operations.reduce((sum, operation) => sum + operation.promised, 0));
    const delivered = spans.map((_, at) =>
      lines.some((line) => line[at] === null) ? null : rounded(lines.reduce((sum, line) => sum + (line[at] ?? 0), 0)),
    );
    // One operation alone is all of them.
    const addresses = pairs.length === 1 ? first![0].addresses : spans.map(() => null);
    const together = [
      { label: { phrase: 'reports.series.promised' }, values: spans.map(() => promised), addresses },
      { label: { phrase: 'reports.series.delivered' }, values: delivered, addresses },
    ] as const;
    return chart({
      ...{ form: 'burnUp', unit: 'tonnes' },
      categories: spans.map(spanLabel),
      series: pairs.length === 0 ? [] : [...together, ...(pairs.length > 1 ? pairs.flat() : [])],
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
      found.slice(0, MOST_LISTED).map((operation) => {
        const { code, promised, delivered } = operation;
        const tonnes = rounded(delivered.reduce((sum, one) => (one.day <= until ? sum + one.tonnes : sum), 0));
        return {
          label: { text: code },
          address: addressFor(scope, operation),
          cells: [promised, tonnes, shareCell(tonnes, promised)],
        };
      }),
      only(found.length > MOST_LISTED, MOST_LISTED),
    );
  },
};
