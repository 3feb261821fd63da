import type { OrderRow } from '#areas/load-orders/contract/order.list.ts';
import type { QuickMove } from '../order/use-order-moves.ts';

/** Something to be done with orders of the list, right here. */
export interface RowTask {
  readonly act: QuickMove | 'remove' | 'duplicate' | 'pay' | 'match';
  readonly orders: readonly OrderRow[];
  /** Gives up the selection. */
  readonly clear?: () => void;
}

export type Start = (task: RowTask) => void;
