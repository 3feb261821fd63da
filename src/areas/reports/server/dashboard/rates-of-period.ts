import type { UsedRate } from '#areas/exchange-rates/contract/used-rate.shapes.ts';
import type { Scope } from './scope.ts';
import { usedRatesOn } from './used-rates.repository.ts';

/** The rates that amounts of the period were converted with; nothing more is read where all of them are own money. */
export const ratesOfPeriod = (scope: Scope): Promise<readonly UsedRate[]> =>
  scope.shared('ratesOfPeriod', async () => {
    const { companyId, currency: own } = scope.reader;
    const isForeign = (currency: string | null) => currency !== null && currency !== own;
    const all = await scope.money();
    if (!all.some((row) => isForeign(row.income_currency) || isForeign(row.cost_currency))) return [];
    const days = await scope.money({ grouping: { time: 'day' } });
    const converted = new Map(
      days.flatMap(({ at, income_currency, cost_currency }) =>
        [income_currency, cost_currency].flatMap((currency) =>
          at !== null && currency !== null && currency !== own
            ? [[`${currency} ${at}`, { currency, day: at }] as const]
            : [],
        ),
      ),
    );
    return usedRatesOn(scope.trx, { companyId, own }, [...converted.values()]);
  });
