import type { FieldProblem } from '#kernel/errors.ts';
import type { Split, StopAction, StopStatus } from './order-limits.ts';
import type { OrderPlace } from './order-place.ts';

/** A place on the way as a form gives it. */
export interface StopDetails {
  readonly action: StopAction;
  readonly place: OrderPlace;
  readonly customer: string | null;
  readonly contactName: string | null;
  readonly contactPhone: string | null;
  readonly orderCode: string | null;
  readonly deliveryCode: string | null;
  readonly plannedAt: string | null;
  readonly quantity: number | null;
  readonly quantityUnit: string | null;
}

type Way = readonly Pick<StopDetails, 'action'>[];

/** Nothing can be delivered that was not picked up, and nothing stays on the truck: first a pickup, last a delivery. */
export function stopProblems(stops: Way): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {};
  if (stops[0]?.action !== 'pickup') problems['stops.0.action'] = { code: 'firstPickup' };
  const last = stops.length - 1;
  if (stops[last]?.action !== 'delivery') problems[`stops.${last}.action`] = { code: 'lastDelivery' };
  return problems;
}

/** The ways of the orders made from a list of stops: all in one, or for each delivery the pickups before it and it. */
export function splitStops<T extends Pick<StopDetails, 'action'>>(stops: readonly T[], split: Split): T[][] {
  if (split === 'one') return [[...stops]];
  return stops.flatMap((stop, index) =>
    stop.action === 'delivery' ? [[...stops.slice(0, index).filter(({ action }) => action === 'pickup'), stop]] : [],
  );
}

/** What the order itself says of its way: where it begins and ends, and what is delivered and ordered under which codes. */
export function summaryOfStops(stops: readonly StopDetails[]) {
  const codes = (code: (stop: StopDetails) => string | null) => [...new Set(stops.flatMap((stop) => code(stop) ?? []))];
  return {
    origin: stops[0]!.place,
    destination: stops.at(-1)!.place,
    orderCodes: codes(({ orderCode }) => orderCode),
    deliveryCodes: codes(({ deliveryCode }) => deliveryCode),
  };
}

const STATUSES_OF: Readonly<Record<StopAction, readonly StopStatus[]>> = {
  pickup: ['pending', 'completed'],
  delivery: ['pending', 'delivered', 'partial', 'totalReturn', 'completed'],
};

/** How much was brought or taken, where nobody says so: everything, nothing, or what was known before. */
export function quantityDone(
  status: StopStatus,
  { planned, known }: { readonly planned: number | null; readonly known: number | null },
): number | null {
  if (status === 'pending') return null;
  if (status === 'totalReturn') return 0;
  return status === 'partial' ? known : planned;
}

/** How a stop stands when everything that had to be done there is done. */
export const doneStatus = (action: StopAction): StopStatus => (action === 'pickup' ? 'completed' : 'delivered');

/** Only what was brought can be delivered, in part or back: a pickup is open or completed. */
export function mayBecome(action: StopAction, status: StopStatus): boolean {
  return STATUSES_OF[action].includes(status);
}
