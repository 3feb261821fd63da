import { type ReadyTruck, readyTrucks } from '#areas/fleet/server/index.ts';
import { openTripDays } from '#areas/load-orders/server/index.ts';
import { type FleetUse, fleetUseOf } from '#areas/reports/rules/fleet-use.ts';
import { daysOf, within } from '#areas/reports/rules/report-period.ts';
import type { Period } from '#areas/reports/rules/whole-months.ts';
import { type CardMaker, chart, lastDays, number, only, remark } from '../cards.ts';
import { firstOf, grouped } from '../grouped.ts';
import type { Scope } from '../scope.ts';
import { lastDaysOf, spanLabel, spansOf } from '../timeline.ts';
import { shareCell } from './punctual-cards.ts';

/** Every day of every truck is looked at. */
const MOST_DAYS = 92;
/** More would not be read on a screen. */
const MOST_SHOWN_DAYS = 31;
const MOST_TRUCKS = 40;

interface UsedTruck {
  readonly truck: ReadyTruck;
  readonly use: FleetUse;
}

/** How each truck of the own fleet was used on the last of these days, of those that are over or today. */
async function usedTrucks(scope: Scope, period: Period, most = MOST_DAYS): Promise<readonly UsedTruck[]> {
  const { trx, orders } = scope;
  const { companyId, zone, today } = scope.reader;
  const trucks = await scope.shared('readyTrucks', () => readyTrucks(trx, { companyId, zone, today }));
  // The days of all cards are read together, those of each are the last of them.
  const closed = new Map((await scope.fleetTrips(period)).map((trips) => [trips.truck, trips.days]));
  const onTheRoad = await scope.shared('openTripDays', () => openTripDays(trx, orders, { zone, today }));
  const open = grouped(onTheRoad, ({ truckId }) => truckId);
  const days = within(lastDaysOf(period, most).period, { from: period.from, until: today });
  const listed = spansOf(days, 'day').map(({ from }) => from);
  const past = daysOf({ from: period.from, until: days.from }) - 1;
  return trucks
    .filter(({ isReady }) => isReady)
    .map((truck) => {
      const marks = closed.get(truck.id)?.slice(past);
      return { truck, use: fleetUseOf(listed, open.get(truck.id) ?? [], [truck], marks) };
    });
}

const shareUsed = (trucks: readonly UsedTruck[]) => {
  const used = trucks.reduce((sum, { use }) => sum + use.used.length, 0);
  const available = trucks.reduce((sum, { use }) => sum + use.available, 0);
  return shareCell(used, available);
};

export const fleetUse: CardMaker = {
  id: 'fleetUse',
  make: async (scope) => {
    const { period, cut } = lastDaysOf(scope.period, MOST_DAYS);
    const isCompared = scope.before !== null && cut === undefined;
    return number({
      ...{ unit: 'share', rising: 'good' },
      value: shareUsed(await usedTrucks(scope, period)),
      before: isCompared ? shareUsed(await usedTrucks(scope, scope.before!)) : null,
      notes: [...lastDays(cut), remark('readyByToday')],
    });
  },
};

/** 1 on a trip, 0 where it could have been, nothing where it could not. */
function dayOf({ truck, use }: UsedTruck, day: string): number | null {
  if (use.used.includes(day)) return 1;
  return truck.from <= day && (truck.until === null || day <= truck.until) ? 0 : null;
}

export const fleetDays: CardMaker = {
  id: 'fleetDays',
  make: async (scope) => {
    const { period, cut } = lastDaysOf(scope.period, MOST_SHOWN_DAYS);
    const days = spansOf(period, 'day');
    const trucks = await usedTrucks(scope, lastDaysOf(scope.period, MOST_DAYS).period, MOST_SHOWN_DAYS);
    const { shown, isCut } = firstOf(trucks, ({ use }) => use.used.length, MOST_TRUCKS);
    return chart({
      ...{ form: 'heat', unit: 'share' },
      categories: days.map(spanLabel),
      series: shown.map((used) => ({
        label: { text: used.truck.plate },
        values: days.map(({ from }) => (from > scope.reader.today ? null : dayOf(used, from))),
      })),
      notes: [...lastDays(cut), ...only(isCut, MOST_TRUCKS), remark('readyByToday')],
    });
  },
};
