import type { OrderRow } from '#areas/load-orders/contract/order.list.ts';
import type { QuickMove } from '../order/use-order-moves.ts';

/** An action on orders of the list, without leaving it. */
export interface RowTask {
  readonly act: QuickMove | 'remove' | 'duplicate' | 'pay' | 'match';
  readonly orders: readonly OrderRow[];
  /** Clears the selection. */
  readonly clear?: () => void;
}

export type Start = (task: RowTask) => void;
