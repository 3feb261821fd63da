import type { EmptyKm } from '#areas/reports/rules/empty-km.ts';
import type { Period } from '#areas/reports/rules/whole-months.ts';
import { type CardMaker, lastDays, noted, number, remark } from '../cards.ts';
import type { Scope } from '../scope.ts';
import { lastDaysOf } from '../timeline.ts';
import { shareCell } from './punctual-cards.ts';

/** The way of each truck is read. */
const MOST_DAYS = 92;

/** Of the own fleet, truck by truck. */
async function emptyOf(scope: Scope, period: Period): Promise<Pick<EmptyKm, 'share' | 'unknown'>> {
  const trucks = await scope.fleetTrips(period);
  const sum = (name: 'loadedKm' | 'emptyKm' | 'unknown') => trucks.reduce((all, one) => all + one[name], 0);
  return { share: shareCell(sum('emptyKm'), sum('loadedKm') + sum('emptyKm')), unknown: sum('unknown') };
}

export const emptyShare: CardMaker = {
  id: 'emptyShare',
  make: async (scope) => {
    const { period, cut } = lastDaysOf(scope.period, MOST_DAYS);
    const { share, unknown } = await emptyOf(scope, period);
    const isCompared = scope.before !== null && cut === undefined;
    return number({
      ...{ unit: 'share', rising: 'bad' },
      value: share,
      before: isCompared ? (await emptyOf(scope, scope.before!)).share : null,
      notes: [remark('estimate'), ...lastDays(cut), ...noted('unknownPlaces', unknown)],
    });
  },
};
