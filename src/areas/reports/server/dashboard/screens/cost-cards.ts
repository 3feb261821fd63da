import { costPer } from '#areas/reports/rules/cost-per.ts';
import type { PhraseKey } from '#kernel/phrase-key.ts';
import type { TripMoney } from '../../figures.repository.ts';
import { type CardMaker, chart, moneyNotes, number, ofCosts, only, table } from '../cards.ts';
import { byValue, firstOf } from '../grouped.ts';
import { ratesOfPeriod } from '../rates-of-period.ts';
import { bySpan, spanLabel, spansOf } from '../timeline.ts';
import { laneCountries } from './lane-countries.ts';
import { amountOf, money, withoutCost } from './money-cards.ts';

const MOST_LANES = 15;

const quantity = (rows: readonly TripMoney[], name: 'km_of_cost' | 'tn_of_cost') =>
  rows.reduce((sum, row) => sum + row[name], 0);
export const asNumber = (text: string | null) => (text === null ? null : Number(text));

export const perKm = (rows: readonly TripMoney[]): string | null =>
  costPer({ cost: amountOf(rows, 'cost_of_km'), quantity: quantity(rows, 'km_of_cost') });
export const perTonne = (rows: readonly TripMoney[]): string | null =>
  costPer({ cost: amountOf(rows, 'cost_of_tn'), quantity: quantity(rows, 'tn_of_cost') });

/** Of which trips both are known no list tells, so that it opens none. */
const costCard = (id: string, per: typeof perKm): CardMaker => ({
  id,
  isMoney: true,
  make: async (scope) => {
    const rows = await scope.money();
    return number({
      ...{ unit: 'money', currency: scope.reader.currency, rising: 'bad' },
      value: asNumber(per(rows)),
      before: scope.before ? asNumber(per(await scope.money({ period: scope.before }))) : null,
      notes: [...moneyNotes(ofCosts(rows), await ratesOfPeriod(scope)), ...(await withoutCost(scope))],
    });
  },
});

export const costPerKm = costCard('costPerKm', perKm);
export const costPerTonne = costCard('costPerTonne', perTonne);

export const costByMonth: CardMaker = {
  id: 'costByMonth',
  isMoney: true,
  make: async (scope) => {
    const { period } = scope;
    const all = await scope.money({ grouping: { time: 'month' } });
    const spans = spansOf(period, 'month');
    const months = bySpan(
      spans,
      all.map((row) => ({ ...row, at: row.at && (row.at < period.from ? period.from : row.at) })),
    );
    const series = (phrase: PhraseKey, per: typeof perKm) => ({
      label: { phrase },
      values: months.map((rows) => asNumber(per(rows))),
    });
    return chart({
      ...{ form: 'lines', unit: 'money', currency: scope.reader.currency },
      categories: spans.map(spanLabel),
      series: [series('reports.series.costPerKm', perKm), series('reports.series.costPerTonne', perTonne)],
      notes: moneyNotes(ofCosts(all), await ratesOfPeriod(scope)),
    });
  },
};

export const costByLane: CardMaker = {
  id: 'costByLane',
  isMoney: true,
  make: async (scope) => {
    const { currency } = scope.reader;
    const all = await scope.money({ grouping: { dimension: 'lane' } });
    const figures = new Map((await scope.figures({ grouping: { dimension: 'lane' } })).map((row) => [row.value, row]));
    const lanes = [...byValue(all)].flatMap(([lane, rows]) => {
      const about = figures.get(lane);
      return about && about.ended > 0 ? [{ lane, rows, about, cost: money(rows, 'cost_own') }] : [];
    });
    const { shown, isCut } = firstOf(lanes, ({ cost }) => cost, MOST_LANES);
    const countryOf = await laneCountries(
      scope,
      shown.map(({ lane }) => lane),
    );
    return table(
      [
        { id: 'trips', unit: 'count' },
        { id: 'km', unit: 'km' },
        { id: 'tonnes', unit: 'tonnes' },
        { id: 'cost', unit: 'money', currency },
        { id: 'costPerKm', unit: 'money', currency },
        { id: 'costPerTonne', unit: 'money', currency },
      ],
      shown.map(({ lane, rows, about, cost }) => ({
        label: { text: lane },
        country: countryOf(lane),
        address: scope.address({ closed: scope.period, ended: 'ended', lane }),
        cells: [about.ended, about.km, about.tonnes, cost, asNumber(perKm(rows)), asNumber(perTonne(rows))],
      })),
      [...only(isCut, MOST_LANES), ...moneyNotes(ofCosts(all), await ratesOfPeriod(scope))],
    );
  },
};
