import type { OrderSide } from '#areas/load-orders/rules/order-side.ts';
import type { TaskRole } from '#areas/operations/rules/stage.ts';

/** How somebody stands to an order, and whether they may write orders of its kind. */
export interface TaskActor {
  readonly side: OrderSide;
  readonly writes: boolean;
}

/** Whoever runs the order does every task, for others too; everybody else what is theirs to do. */
export function mayDoTask(by: TaskRole, { side, writes }: TaskActor): boolean {
  if (side === 'driver' || side === 'client') return by === side;
  return writes || by === 'security';
}
