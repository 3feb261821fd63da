import { defineHook } from '#platform/listeners.ts';
import type { OrderRecord } from './order.repository.ts';

/** An order without a truck got one: what is to be done on the trip must be known when this commits. */
export const truckAssigned = defineHook<OrderRecord>('loadOrders.truckAssigned');
/** The order went back to the programmed ones. */
export const truckRemoved = defineHook<OrderRecord>('loadOrders.truckRemoved');
