import { isOpen } from '#areas/load-orders/rules/order-status.ts';

interface Consented {
  readonly status: number;
  readonly sharing_since: Date | null;
}

/** Whether the driver shares their position now: from the acceptance to the delivery, unless withdrawn. */
export function sharesPosition({ status, sharing_since }: Consented): boolean {
  return isOpen(status) && sharing_since !== null;
}

/** The driver took the trip and shares the position no longer: what the phone said before is not where the truck is. */
export function hasWithdrawn(order: Consented & { readonly accepted_at: Date | null }): boolean {
  return isOpen(order.status) && order.accepted_at !== null && order.sharing_since === null;
}

/** Whether a position from that time may be stored. */
export function mayKeepPosition(order: Consented, at: Date): boolean {
  return sharesPosition(order) && order.sharing_since !== null && at >= order.sharing_since;
}
