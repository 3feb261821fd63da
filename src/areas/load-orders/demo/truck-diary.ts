import type { Random } from '#areas/companies/demo/random.ts';
import type { LoadCategory } from '#areas/operations/rules/catalogues.ts';
import { isOpen, ORDER_STATUS } from '../rules/order-status.ts';
import { isCarriedBy } from './demo-cargo.ts';
import type { TripPlan } from './trip-plan.ts';
import type { DemoTruck } from './trucks.repository.ts';
import { DAY_MS } from './working-hours.ts';

export interface TruckDiary {
  /** A truck for the trip that is nowhere else at that time; undefined when there is none. */
  find(companyId: string, category: LoadCategory, trip: TripPlan, random: Random): DemoTruck | undefined;
  /** Whether a truck of the company could set out with such a load now. */
  hasReady(companyId: string, category: LoadCategory): boolean;
  book(truck: Pick<DemoTruck, 'truckId'>, trip: Pick<TripPlan, 'assignedAt' | 'finishedAt' | 'cancelledAt'>): void;
}

/** A truck that came lately has not been planned for a trip yet. */
const NEW_DAYS = 10;

/** In every fleet, about two of five trucks in good order stay free for new orders. */
function kept(fleet: readonly DemoTruck[]): ReadonlySet<string> {
  const ready = fleet.filter(({ inOrder, hasAccount }) => inOrder && !hasAccount);
  return new Set(ready.filter((_, at) => at % 5 === 1 || at % 5 === 3).map(({ truckId }) => truckId));
}

/** Which truck was on the road when: with its driver and its semitrailers, which belong to no other truck. */
export function createDiary(fleets: ReadonlyMap<string, readonly DemoTruck[]>, now: Date): TruckDiary {
  const trips = new Map<string, { readonly from: Date; readonly to: Date | null }[]>();
  const free = new Set([...fleets.values()].flatMap((fleet) => [...kept(fleet)]));
  const onTrip = ({ truckId }: DemoTruck, from: Date, to: Date | null) =>
    (trips.get(truckId) ?? []).some((trip) => (!trip.to || trip.to > from) && (!to || trip.from < to));
  const ready = (companyId: string, category: LoadCategory) =>
    (fleets.get(companyId) ?? []).filter(
      (truck) =>
        truck.inOrder &&
        !free.has(truck.truckId) &&
        isCarriedBy(category, truck) &&
        now.getTime() - truck.since.getTime() > NEW_DAYS * DAY_MS,
    );
  return {
    find(companyId, category, trip, random) {
      const { assignedAt: from } = trip;
      const to = trip.finishedAt ?? trip.cancelledAt;
      if (!from) return undefined;
      const fleet = isOpen(ORDER_STATUS[trip.status])
        ? ready(companyId, category)
        : (fleets.get(companyId) ?? []).filter((truck) => isCarriedBy(category, truck));
      const able = fleet.filter((truck) => truck.since < trip.createdAt && !onTrip(truck, from, to));
      // Drivers who sign in have trips of their own to look at.
      const withAccount = !to || random.chance(0.2) ? able.filter(({ hasAccount }) => hasAccount) : [];
      const choice = withAccount.length > 0 ? withAccount : able;
      return choice.length > 0 ? random.pick(choice) : undefined;
    },
    hasReady: (companyId, category) =>
      ready(companyId, category).some((truck) => !(trips.get(truck.truckId) ?? []).some(({ to }) => to === null)),
    book({ truckId }, { assignedAt: from, finishedAt, cancelledAt }) {
      if (from) trips.set(truckId, [...(trips.get(truckId) ?? []), { from, to: finishedAt ?? cancelledAt }]);
    },
  };
}
