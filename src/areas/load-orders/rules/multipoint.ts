import type { FieldProblem } from '#kernel/errors.ts';
import type { Split, StopAction, StopStatus } from './order-limits.ts';
import type { OrderPlace } from './order-place.ts';

/** A stop as a form sends it. */
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

/**
 * Only what was picked up can be delivered, and nothing stays on the truck: the first stop is a pickup, the last a
 * delivery.
 */
export function stopProblems(stops: Way): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {};
  if (stops[0]?.action !== 'pickup') problems['stops.0.action'] = { code: 'firstPickup' };
  const last = stops.length - 1;
  if (stops[last]?.action !== 'delivery') problems[`stops.${last}.action`] = { code: 'lastDelivery' };
  return problems;
}

/**
 * The stops of each order made from a list of stops: one order for all, or one per delivery with the pickups before it.
 */
export function splitStops<T extends Pick<StopDetails, 'action'>>(stops: readonly T[], split: Split): T[][] {
  if (split === 'one') return [[...stops]];
  return stops.flatMap((stop, index) =>
    stop.action === 'delivery' ? [[...stops.slice(0, index).filter(({ action }) => action === 'pickup'), stop]] : [],
  );
}

/** The order's own summary of its stops: origin, destination, delivery codes and order codes. */
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

/** The quantity at a stop when nobody entered it: everything, nothing, or the amount known before. */
export function quantityDone(
  status: StopStatus,
  { planned, known }: { readonly planned: number | null; readonly known: number | null },
): number | null {
  if (status === 'pending') return null;
  if (status === 'totalReturn') return 0;
  return status === 'partial' ? known : planned;
}

/** The status of a stop once all its tasks are done. */
export const doneStatus = (action: StopAction): StopStatus => (action === 'pickup' ? 'completed' : 'delivered');

/** Only a delivery can be partial or returned: a pickup is pending or completed. */
export function mayBecome(action: StopAction, status: StopStatus): boolean {
  return STATUSES_OF[action].includes(status);
}
