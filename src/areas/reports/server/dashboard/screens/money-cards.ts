import { within } from '#areas/reports/rules/report-period.ts';
import { fromCents, toCents } from '#kernel/money.ts';
import type { TripMoney } from '../../figures.repository.ts';
import { type CardMaker, type Column, chart, moneyNotes, type Note, noted, only, table } from '../cards.ts';
import { byValue, firstOf } from '../grouped.ts';
import { ratesOfPeriod } from '../rates-of-period.ts';
import type { Scope } from '../scope.ts';
import { bySpan, spanLabel, spansOf } from '../timeline.ts';
import { laneCountries } from './lane-countries.ts';
import { endedIn, shareCell } from './punctual-cards.ts';

const MOST_LANES = 15;

type Amount = 'income' | 'cost' | 'paid' | 'income_own' | 'cost_own' | 'cost_of_km' | 'cost_of_tn';

/** Amounts are added in cents, so that no part of one gets lost. */
export const amountOf = (rows: readonly TripMoney[], name: Amount): string =>
  fromCents(rows.reduce((sum, row) => sum + toCents(row[name]), 0n));
export const money = (rows: readonly TripMoney[], name: Amount): number => Number(amountOf(rows, name));
export const margin = (rows: readonly TripMoney[]) =>
  Number(fromCents(toCents(amountOf(rows, 'income_own')) - toCents(amountOf(rows, 'cost_own'))));

/** What a company drives for others costs it what nobody here knows. */
export async function withoutCost(scope: Scope): Promise<readonly Note[]> {
  if (!scope.sides.includes('carrier')) return [];
  const rows = await scope.money({ sides: ['carrier'] });
  const count = rows.reduce((sum, { ended }) => sum + ended, 0);
  const address = scope.address({ closed: scope.period, ended: 'ended', side: 'carrier' });
  return noted('carriedWithoutCost', count, address);
}

export const monthlyMargin: CardMaker = {
  id: 'monthlyMargin',
  isMoney: true,
  make: async (scope) => {
    const all = await scope.money({ grouping: { time: 'month' } });
    const spans = spansOf(scope.period, 'month');
    const months = bySpan(
      spans,
      // A month that begins before the period is that of its first day.
      all.map((row) => ({ ...row, at: row.at && (row.at < scope.period.from ? scope.period.from : row.at) })),
    );
    const addresses = spans.map((closed) => scope.address({ closed: within(closed, scope.period), ended: 'ended' }));
    return chart({
      ...{ form: 'bars', unit: 'money', currency: scope.reader.currency },
      categories: spans.map(spanLabel),
      series: [
        {
          label: { phrase: 'reports.series.income' },
          values: months.map((rows) => money(rows, 'income_own')),
          addresses,
        },
        { label: { phrase: 'reports.series.cost' }, values: months.map((rows) => money(rows, 'cost_own')), addresses },
        { label: { phrase: 'reports.series.margin' }, values: months.map(margin), addresses },
      ],
      notes: [...moneyNotes(all, await ratesOfPeriod(scope)), ...(await withoutCost(scope))],
    });
  },
};

/** A row for each currency, so that nothing of different ones is ever added. */
export const moneyByCurrency: CardMaker = {
  id: 'moneyByCurrency',
  isMoney: true,
  make: async (scope) => {
    const rows = await scope.money();
    const currencies = [...new Set(rows.flatMap((row) => [row.income_currency, row.cost_currency]))]
      .filter((currency) => currency !== null)
      .sort();
    const columns: readonly Column[] = (['income', 'cost', 'paid'] as const).map((id) => ({ id, unit: 'money' }));
    return table(
      columns,
      currencies.map((currency) => {
        const earned = rows.filter((row) => row.income_currency === currency);
        const spent = rows.filter((row) => row.cost_currency === currency);
        return {
          label: { text: currency },
          currency,
          cells: [money(earned, 'income'), money(spent, 'cost'), money(spent, 'paid')],
          addresses: [
            scope.address({ ...endedIn(scope), incomeCurrency: currency }),
            ...[0, 1].map(() => scope.address({ ...endedIn(scope), costCurrency: currency })),
          ],
        };
      }),
      moneyNotes(rows).filter(({ key }) => key === 'withoutPrice'),
    );
  },
};

export const lanesByMargin: CardMaker = {
  id: 'lanesByMargin',
  isMoney: true,
  make: async (scope) => {
    const { currency } = scope.reader;
    const all = await scope.money({ grouping: { dimension: 'lane' } });
    const lanes = [...byValue(all)].map(([lane, rows]) => ({
      lane,
      trips: rows.reduce((sum, { ended }) => sum + ended, 0),
      income: money(rows, 'income_own'),
      cost: money(rows, 'cost_own'),
      margin: margin(rows),
    }));
    const { shown, isCut } = firstOf(
      lanes.filter(({ trips }) => trips > 0),
      (lane) => lane.margin,
      MOST_LANES,
    );
    const countryOf = await laneCountries(
      scope,
      shown.map(({ lane }) => lane),
    );
    return table(
      [
        { id: 'trips', unit: 'count' },
        { id: 'income', unit: 'money', currency },
        { id: 'cost', unit: 'money', currency },
        { id: 'margin', unit: 'money', currency },
        { id: 'marginShare', unit: 'share' },
      ],
      shown.map((row) => ({
        label: { text: row.lane },
        country: countryOf(row.lane),
        address: scope.address({ closed: scope.period, ended: 'ended', lane: row.lane }),
        cells: [row.trips, row.income, row.cost, row.margin, shareCell(row.margin, row.income)],
      })),
      [...only(isCut, MOST_LANES), ...moneyNotes(all, await ratesOfPeriod(scope)), ...(await withoutCost(scope))],
    );
  },
};
