import { daysLeft } from '#areas/documents/rules/expiry.ts';
import type { ListedTrips } from '../../rules/card-address.ts';
import type { TripMeasure } from '../../rules/composed-measures.ts';
import { type ScorecardFacts, scorecardOf } from '../../rules/scorecard.ts';
import { asNumber, perKm, perTonne } from '../dashboard/screens/cost-cards.ts';
import { amountOf, margin, money } from '../dashboard/screens/money-cards.ts';
import type { Known } from '../dashboard/screens/people-cards.ts';
import { onTimeShare, otifShare, shareCell, total } from '../dashboard/screens/punctual-cards.ts';
import { weighedOf } from '../dashboard/screens/weighed-cards.ts';
import type { TripFigures } from '../figures.repository.ts';
import type { Facts } from './trip-groups.ts';

export interface Measured extends Facts {
  /** Of the group as a carrier or a driver; undefined for others, and for all of them together. */
  readonly known: Known | undefined;
  readonly of: ScorecardFacts['of'] | undefined;
  readonly today: string;
  /** Of a column per currency. */
  readonly currency: string | null;
}

interface TripFigure {
  readonly value: (measured: Measured) => number | null;
  /** The trips it counts, as the lists of orders are asked for them; null where no list can tell. */
  readonly trips: ((currency: string | null) => ListedTrips) | null;
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;
const ENDED: ListedTrips = { ended: 'ended' };
const listing = (trips: ListedTrips) => () => trips;

const sum = (name: keyof TripFigures, trips: ListedTrips | null): TripFigure => ({
  value: ({ figures }) => rounded(total(figures, name)),
  trips: trips && listing(trips),
});
const share = (of: (rows: readonly TripFigures[]) => number | null, trips: ListedTrips): TripFigure => ({
  value: ({ figures }) => of(figures),
  trips: listing({ ...ENDED, ...trips }),
});
const amount = (of: TripFigure['value'], trips: TripFigure['trips'] = listing(ENDED)): TripFigure => ({
  value: of,
  trips,
});

/** Of the trips of which it is known, as with deliveries. */
const loadedOnTimeShare = (rows: readonly TripFigures[]) =>
  shareCell(total(rows, 'loading_on_time'), total(rows, 'ended') - total(rows, 'loading_unknown'));

const weighed = (name: 'loaded' | 'delivered' | 'lost' | 'difference'): TripFigure => ({
  value: ({ figures }) => {
    const found = weighedOf(figures);
    return found.difference === null ? null : found[name];
  },
  trips: null,
});

function scored({ figures, known, of }: Measured) {
  return scorecardOf({
    of: of ?? 'driver',
    trips: total(figures, 'ended'),
    otif: total(figures, 'otif'),
    accepted: total(figures, 'accepted'),
    acceptanceMinutes: total(figures, 'acceptance_minutes'),
    cancelledAssigned: total(figures, 'cancelled_assigned'),
    rating: known?.rating ?? null,
    costOfKm: null,
    kmOfCost: 0,
    documents: [],
  });
}

/** As agreed, in one currency alone. */
const perCurrency = (
  name: 'income' | 'cost' | 'paid',
  of: 'income_currency' | 'cost_currency',
  filter: 'incomeCurrency' | 'costCurrency',
): TripFigure =>
  amount(
    (measured) =>
      money(
        measured.money.filter((row) => row[of] === measured.currency),
        name,
      ),
    (currency) => ({ ...ENDED, [filter]: currency ?? undefined }),
  );

const counted = (name: 'unrated' | 'unpriced'): TripFigure =>
  amount(({ money: rows }) => rows.reduce((all, row) => all + row[name], 0), null);

/** Each by the rule that the control centres have for it. */
export const TRIP_MEASURES: Readonly<Record<TripMeasure, TripFigure>> = {
  trips: sum('ended', ENDED),
  otif: share(otifShare, { otif: true }),
  onTime: share(onTimeShare, { delivery: 'onTime' }),
  loadedOnTime: share(loadedOnTimeShare, { loading: 'onTime' }),
  inFull: share((rows) => shareCell(total(rows, 'in_full'), total(rows, 'ended')), { inFull: true }),
  acceptance: { value: (measured) => scored(measured).acceptanceMinutes, trips: null },
  cancelled: sum('cancelled', { ended: 'cancelled' }),
  cancelledAssigned: sum('cancelled_assigned', null),
  rating: { value: (measured) => (measured.known ? scored(measured).rating : null), trips: null },
  documentDays: {
    value: ({ known, today }) => (known?.documentsExpireOn ? daysLeft(known.documentsExpireOn, today) : null),
    trips: null,
  },
  km: sum('km', ENDED),
  tonnes: sum('tonnes', ENDED),
  loaded: weighed('loaded'),
  delivered: weighed('delivered'),
  lost: weighed('lost'),
  difference: weighed('difference'),
  income: amount(({ money: rows }) => money(rows, 'income_own')),
  cost: amount(({ money: rows }) => money(rows, 'cost_own')),
  margin: amount(({ money: rows }) => margin(rows)),
  marginShare: amount(({ money: rows }) => shareCell(margin(rows), Number(amountOf(rows, 'income_own')))),
  costPerKm: amount(({ money: rows }) => asNumber(perKm(rows)), null),
  costPerTonne: amount(({ money: rows }) => asNumber(perTonne(rows)), null),
  incomePerCurrency: perCurrency('income', 'income_currency', 'incomeCurrency'),
  costPerCurrency: perCurrency('cost', 'cost_currency', 'costCurrency'),
  paidPerCurrency: perCurrency('paid', 'cost_currency', 'costCurrency'),
  withoutRate: counted('unrated'),
  withoutPrice: counted('unpriced'),
};
