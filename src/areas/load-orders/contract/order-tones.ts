import type { StopStatus } from '#areas/load-orders/rules/order-limits.ts';
import type { OrderStatusName } from '#areas/load-orders/rules/order-status.ts';
import type { Tone } from '#kernel/tone.ts';

/** The same colour for the same state wherever an order is shown. */
export const ORDER_TONES: Readonly<Record<OrderStatusName, Tone>> = {
  programmed: 'neutral',
  assigned: 'info',
  inProgress: 'active',
  finished: 'done',
  toPay: 'warning',
  paid: 'success',
  cancelled: 'danger',
};

/** The same colour for the same outcome of a stop everywhere. */
export const STOP_TONES: Readonly<Record<StopStatus, Tone>> = {
  pending: 'neutral',
  delivered: 'success',
  partial: 'warning',
  totalReturn: 'danger',
  completed: 'success',
};
