import { isOpen } from '#areas/load-orders/rules/order-status.ts';

interface Consented {
  readonly status: number;
  readonly sharing_since: Date | null;
}

/** Whether the driver agrees to be seen now: from taking the trip to the delivery, unless it was withdrawn. */
export function sharesPosition({ status, sharing_since }: Consented): boolean {
  return isOpen(status) && sharing_since !== null;
}

/** A place seen at that moment may be kept. */
export function mayKeepPosition(order: Consented, at: Date): boolean {
  return sharesPosition(order) && order.sharing_since !== null && at >= order.sharing_since;
}
