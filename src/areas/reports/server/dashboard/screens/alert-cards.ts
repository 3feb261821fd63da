import { cardAddress, rangeFilter } from '#areas/reports/rules/card-address.ts';
import { CRITICALITIES, type Criticality } from '#areas/routes/rules/alarm-types.ts';
import { screens } from '#areas/tracking/area.ts';
import { SEE_MAP } from '#areas/tracking/contract/tracking.permissions.ts';
import { ALERT_TYPES } from '#areas/tracking/rules/alerts/alert-types.ts';
import { REVIEW_STATES } from '#areas/tracking/rules/alerts/review.ts';
import { type AlertFigures, alertFigures } from '#areas/tracking/server/index.ts';
import { holds } from '#kernel/permission.ts';
import { dynamicKey, type PhraseKey } from '#kernel/phrase-key.ts';
import { addressOf } from '#kernel/screens.ts';
import { type CardMaker, chart } from '../cards.ts';
import type { Scope } from '../scope.ts';

interface Counted {
  readonly id: string;
  readonly by: Exclude<keyof AlertFigures, 'count'>;
  readonly form: 'bars' | 'donut';
  /** The filter of the list of alerts. */
  readonly filter: string;
  readonly values: readonly string[];
  readonly phraseOf: (value: string) => PhraseKey;
}

/** The alerts of the period; what the list shows as one is one here. */
const alertCard = ({ id, by, form, filter, values, phraseOf }: Counted): CardMaker => ({
  id,
  make: async (scope) => {
    const rows = await alertsOf(scope);
    const counted = values
      .map((value) => ({ value, count: sumOf(rows.filter((row) => row[by] === value)) }))
      .filter(({ count }) => count > 0);
    const shown = by === 'type' ? counted.sort((one, other) => other.count - one.count) : counted;
    return chart({
      ...{ form, unit: 'count' },
      categories: shown.map(({ value }) => ({ phrase: phraseOf(value) })),
      series: [
        {
          label: { phrase: 'reports.series.alerts' },
          values: shown.map(({ count }) => count),
          addresses: shown.map(({ value }) => listOf(scope, { [filter]: value })),
        },
      ],
    });
  },
});

const sumOf = (rows: readonly AlertFigures[]) => rows.reduce((sum, { count }) => sum + count, 0);

function alertsOf({ trx, reader, period, isFiltered, orders }: Scope): Promise<AlertFigures[]> {
  const { companyId, zone } = reader;
  return alertFigures(trx, { companyId, zone, ...period, orders: isFiltered ? orders : undefined });
}

/** The list of alerts is not filtered by what orders are. */
function listOf({ reader, period, isFiltered }: Scope, filters: Readonly<Record<string, string>>): string | null {
  if (isFiltered || !holds(reader.permissions, SEE_MAP)) return null;
  return cardAddress(addressOf(screens.operativeControl), { ...filters, dates: rangeFilter(period) });
}

const CRITICALITY_PHRASES: Readonly<Record<Criticality, PhraseKey>> = {
  high: 'reports.buckets.criticalityHigh',
  medium: 'reports.buckets.criticalityMedium',
  low: 'reports.buckets.criticalityLow',
};

export const alertsByType = alertCard({
  id: 'alertsByType',
  by: 'type',
  form: 'bars',
  filter: 'types',
  values: ALERT_TYPES,
  phraseOf: (value) => dynamicKey('reports.alertTypes', value),
});

export const alertsByCriticality = alertCard({
  id: 'alertsByCriticality',
  by: 'criticality',
  form: 'donut',
  filter: 'criticalities',
  values: CRITICALITIES,
  phraseOf: (value) => CRITICALITY_PHRASES[value as Criticality],
});

export const alertsByReview = alertCard({
  id: 'alertsByReview',
  by: 'review',
  form: 'donut',
  filter: 'reviews',
  values: REVIEW_STATES,
  phraseOf: (value) => dynamicKey('reports.alertReviews', value),
});
