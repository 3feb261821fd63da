import type { Stop } from '#areas/trips/rules/trip-tasks.ts';
import type { DemoOrder } from './plan-orders.ts';

/** An order of the plan as it was written, with its stops under their ids. */
export interface StoredDemoOrder extends Omit<DemoOrder, 'stops'> {
  readonly id: string;
  readonly code: string;
  readonly stops: readonly Stop[];
}
