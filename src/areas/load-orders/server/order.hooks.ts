import { defineHook } from '#platform/listeners.ts';
import type { OrderRecord } from './order.repository.ts';

/** An order got a truck: its tasks must exist when this commits. */
export const truckAssigned = defineHook<OrderRecord>('loadOrders.truckAssigned');
/** The order became programmed again. */
export const truckRemoved = defineHook<OrderRecord>('loadOrders.truckRemoved');
