import type { StopStatus } from '#areas/load-orders/rules/order-limits.ts';
import type { Tone } from '#ui/theme/tones.ts';

/** The same colour for the same outcome of a stop everywhere. */
export const STOP_TONES: Readonly<Record<StopStatus, Tone>> = {
  pending: 'neutral',
  delivered: 'success',
  partial: 'warning',
  totalReturn: 'danger',
  completed: 'success',
};
