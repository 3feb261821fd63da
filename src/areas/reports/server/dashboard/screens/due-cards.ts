import { DUE_BUCKETS, dueBucket } from '#areas/reports/rules/due.ts';
import { fromCents, toCents } from '#kernel/money.ts';
import { type OpenAmount, readOpenAmounts } from '../../figures.repository.ts';
import { type CardMaker, chart, moneyNotes } from '../cards.ts';
import { grouped } from '../grouped.ts';

/** What is open, by how long it has been due: whatever the period is. */
const dueCard = (id: string, of: OpenAmount['of']): CardMaker => ({
  id,
  isMoney: true,
  make: async (scope) => {
    const { trx, reader, kinds, filters, sides } = scope;
    const choices = sides.map((side) => ({ companyId: reader.companyId, side, kinds, filters: filters ?? {} }));
    const all = choices.map((choice) => readOpenAmounts(trx, choice, reader.currency, { only: of }));
    const rows = (await Promise.all(all)).flat();
    const found = grouped(rows, ({ dueOn }) => dueBucket(dueOn, reader.today));
    const buckets = DUE_BUCKETS.map((bucket) => found.get(bucket) ?? []);
    const sums = buckets.map((open) => Number(fromCents(open.reduce((sum, { own }) => sum + toCents(own), 0n))));
    return chart({
      ...{ form: 'bars', unit: 'money', currency: reader.currency },
      categories: DUE_BUCKETS.map((bucket) => ({ phrase: `reports.buckets.${bucket}` })),
      series: [
        {
          label: { phrase: 'reports.series.amount' },
          values: sums,
          addresses: DUE_BUCKETS.map((bucket) => scope.address({ [of]: bucket }, { kinds: scope.kindsEver })),
        },
      ],
      notes: moneyNotes(rows.map(({ unrated }) => ({ unrated, unpriced: 0 }))),
    });
  },
});

export const receivables = dueCard('receivables', 'receivable');
export const payables = dueCard('payables', 'payable');
