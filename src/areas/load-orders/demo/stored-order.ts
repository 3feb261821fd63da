import type { DemoOrder } from './demo-order.ts';
import type { DemoStop } from './orders.repository.ts';

/** An order of the plan as it was stored, with its stops under their ids. */
export interface StoredDemoOrder extends Omit<DemoOrder, 'stops'> {
  readonly id: string;
  readonly code: string;
  readonly operationId: string;
  readonly stops: readonly DemoStop[];
}
