import type { HeldTime } from '#areas/load-orders/contract/order-input.shapes.ts';
import type { Actor } from '#platform/actor.ts';
import { defineHook } from '#platform/listeners.ts';
import type { OrderRecord } from './order.repository.ts';

/** An order got a truck: its tasks must exist when this commits. */
export const truckAssigned = defineHook<OrderRecord>('loadOrders.truckAssigned');
/** The order became programmed again. */
export const truckRemoved = defineHook<OrderRecord>('loadOrders.truckRemoved');

interface ChosenTimes {
  readonly actor: Actor;
  readonly now: Date;
  readonly order: OrderRecord;
  readonly holdKeys: readonly HeldTime[];
}

/** A new order comes with times at the docks of its places: they are booked when this commits, or nothing is made. */
export const timesChosen = defineHook<ChosenTimes>('loadOrders.timesChosen');

export interface OrderTruck {
  readonly orderId: string;
  readonly truckId: string;
  readonly userId: string | null;
  readonly now: Date;
}

/** An order got a truck, its first or another one; a listener may refuse it. */
export const truckGiven = defineHook<OrderTruck & { readonly isAutomatic: boolean }>('loadOrders.truckGiven');
/** An order would get this truck by itself; a listener that refuses it leaves it to the next truck, or to people. */
export const truckOffered = defineHook<OrderTruck>('loadOrders.truckOffered');
/** The trip starts; a listener may refuse it, unless it is already known to have started. */
export const tripStarts = defineHook<OrderTruck & { readonly isAutomatic: boolean }>('loadOrders.tripStarts');
