import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';

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
