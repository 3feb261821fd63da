import type { Trx } from '#platform/db/database.ts';
import type { RealtimeHub } from '#platform/realtime/hub.ts';
import { type LatestPosition, readersOf } from './latest-position.repository.ts';

/** A screen of one order reads its map again at most so often while the truck drives. */
const EVERY_MS = 5_000;

/** Which orders it is time to speak of. */
export class SeenElsewhere {
  readonly #spokenAt = new Map<string, number>();

  /** Orders whose devices reported; what a driver's page or a person reports is published where it is stored. */
  of(positions: readonly LatestPosition[], now: number): readonly string[] {
    for (const [id, at] of this.#spokenAt) if (now - at >= EVERY_MS) this.#spokenAt.delete(id);
    const orders = new Set<string>();
    for (const { orderId, trackerId } of positions) {
      if (orderId !== null && orderId !== trackerId && !this.#spokenAt.has(orderId)) orders.add(orderId);
    }
    for (const id of orders) this.#spokenAt.set(id, now);
    return [...orders];
  }
}

/** To the open tabs of this process that show the orders, and to those who follow one by a link: no row is written. */
export async function announcePositions(trx: Trx, realtime: RealtimeHub, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  const readers = await readersOf(trx, orderIds);
  realtime.announce(
    readers.map(({ orderId, ...reader }) => ({ topic: 'position', recordId: orderId, by: null, ...reader })),
  );
}
