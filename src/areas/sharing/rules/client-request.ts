import { dateProblems } from '#areas/load-orders/rules/order-problems.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { showDay } from '#kernel/dates.ts';
import type { FieldProblem } from '#kernel/errors.ts';

/** What a client asks for through the form of an order: another loading date, or another driver or truck. */
export const REQUEST_KINDS = ['schedule', 'reassignment'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** Expired: nobody answered before the truck left. */
export const REQUEST_STATES = ['pending', 'accepted', 'refused', 'withdrawn', 'expired'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** After the truck has left, there is nothing to ask for any more. */
export function takesRequests(status: number): boolean {
  return status === ORDER_STATUS.programmed || status === ORDER_STATUS.assigned;
}

export function requestState(stored: Exclude<RequestState, 'expired'>, orderStatus: number): RequestState {
  return stored === 'pending' && !takesRequests(orderStatus) ? 'expired' : stored;
}

/** The action on the order that accepting takes: its permission is needed to accept and to refuse. */
export function actionOf(kind: RequestKind, orderStatus: number): 'editDates' | 'assign' | 'reassign' {
  if (kind === 'schedule') return 'editDates';
  return orderStatus === ORDER_STATUS.programmed ? 'assign' : 'reassign';
}

interface Proposed {
  readonly loadingDate: string;
  readonly loadingHour: string | null;
}

interface Delivery {
  readonly deliveryDate: string | null;
  readonly deliveryHour: string | null;
}

/** A proposed loading after the delivery of the order could never be accepted. */
export function proposalProblems(
  { loadingDate, loadingHour }: Proposed,
  { deliveryDate, deliveryHour }: Delivery,
): Partial<Record<keyof Proposed, FieldProblem>> {
  if (!deliveryDate) return {};
  const deliveryDateHour = deliveryHour?.slice(0, 5) ?? null;
  const problems = dateProblems({ loadingDate, loadingDateHour: loadingHour, deliveryDate, deliveryDateHour });
  const date = [showDay(deliveryDate), deliveryDateHour].filter(Boolean).join(' ');
  const late = { code: 'afterDelivery', params: { date } };
  return {
    ...(problems['dates.deliveryDate'] ? { loadingDate: late } : {}),
    ...(problems['dates.deliveryDateHour'] ? { loadingHour: late } : {}),
  };
}
