import { type OrderRecord, updateOrder } from '#areas/load-orders/server/index.ts';
import type { PositionSource } from '#areas/positions/rules/position-source.ts';
import { lastOf, type ReportedPosition, reportPositions } from '#areas/positions/server/index.ts';
import type { Trx } from '#platform/db/database.ts';

/** Stores what was reported and returns how much of it was new; the newest becomes the order's last known position. */
export async function report(
  trx: Trx,
  order: OrderRecord,
  source: PositionSource,
  positions: readonly ReportedPosition[],
): Promise<number> {
  const stored = await reportPositions(trx, order, source, positions);
  const last = await lastOf(trx, order.id);
  if (last) await updateOrder(trx, order, { last_lat: last.lat, last_lng: last.lng, last_seen_at: last.at });
  return stored;
}
