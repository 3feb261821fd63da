import type { OrderRecord } from '#areas/load-orders/server/index.ts';
import type { Position } from '#kernel/position.ts';
import { defineHook } from '#platform/listeners.ts';

/** Somebody saw where drivers are: a person on the map of an order, or the holder of a link. */
export interface PositionsShown {
  readonly orderIds: readonly string[];
  readonly way: 'live' | 'link';
  readonly now: Date;
  readonly viewerCompanyId: string | null;
  readonly userId: string | null;
  readonly linkId: string | null;
}
export const positionsShown = defineHook<PositionsShown>('trips.positionsShown');

export interface NotedPosition {
  readonly order: OrderRecord;
  readonly at: Date;
  readonly position: Position;
  readonly userId: string;
}
/** Somebody noted by hand where the truck of an order is. */
export const positionNoted = defineHook<NotedPosition>('trips.positionNoted');
