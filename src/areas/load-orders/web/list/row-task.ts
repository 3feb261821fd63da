import type { OrderRow } from '#areas/load-orders/contract/order.list.ts';
import type { ManyAction } from '#areas/load-orders/contract/order-update-many.calls.ts';
import type { QuickMove } from '../order/use-order-moves.ts';

/** An action on orders of the list, without leaving it. */
export interface RowTask {
  readonly act: QuickMove | 'remove' | 'duplicate' | 'pay' | 'match' | 'updateMany';
  readonly orders: readonly OrderRow[];
  /** For `updateMany`: what at least one of the orders allows. */
  readonly actions?: readonly ManyAction[];
  /** Clears the selection. */
  readonly clear?: () => void;
}

export type Start = (task: RowTask) => void;
