import type { Position } from '#kernel/position.ts';
import type { Trx } from '#platform/db/database.ts';
import { definePort } from '#platform/ports.ts';
import type { DrivenTrip } from '../contract/path.calls.ts';
import type { Fix } from '../rules/evaluate/alarm-state.ts';

export interface OrdersQuery {
  readonly routeId?: string;
  readonly pathId?: string;
  /** Only those that are not over. */
  readonly isOpen: boolean;
}

type OrdersOn = (trx: Trx, query: OrdersQuery) => Promise<readonly string[]>;
/** Codes of orders planned on a route, at most twenty. */
export const ordersOnRoutes = definePort<OrdersOn>('routes.orders');

type OrdersOnVersions = (trx: Trx, versionIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;
/** How many open orders each version of a path has. */
export const ordersOnVersions = definePort<OrdersOnVersions>('routes.ordersOnVersions');

export interface TripsQuery {
  /** Trips that began and ended near these positions. */
  readonly between?: { readonly from: Position; readonly to: Position; readonly meters: number };
  /** Trips planned on this path. */
  readonly pathId?: string;
  readonly most: number;
}

interface DrivenTrips {
  readonly list: (trx: Trx, query: TripsQuery) => Promise<readonly DrivenTrip[]>;
  /** What was reported on the trips of these orders, in the order of its time. */
  readonly read: (trx: Trx, orderIds: readonly string[]) => Promise<ReadonlyMap<string, readonly Fix[]>>;
}
/** Finished trips that reported positions, newest first. */
export const drivenTrips = definePort<DrivenTrips>('routes.drivenTrips');
