import type { OrderSide } from '#areas/load-orders/rules/order-side.ts';
import type { TaskRole } from '#areas/operations/rules/stage.ts';

/** The side of the order a person is on, and whether they may write orders of its kind. */
export interface TaskActor {
  readonly side: OrderSide;
  readonly writes: boolean;
}

/** People who write the order may do every task, also for others; anybody else only their own tasks. */
export function mayDoTask(by: TaskRole, { side, writes }: TaskActor): boolean {
  if (side === 'driver' || side === 'client') return by === side;
  return writes || by === 'security';
}
