import { mayMove } from '#areas/load-orders/contract/order-moves.ts';
import { insertEvents, lockOrder, startTrip, updateOrder } from '#areas/load-orders/server/index.ts';
import type { Happening } from '#areas/routes/rules/evaluate/alarm-state.ts';
import type { TripMemory } from '#areas/tracking/rules/alerts/incidents.ts';
import { recordMapEvents } from '../control/map-event.repository.ts';
import type { TripContext } from './apply-incidents.ts';

/** What a trip did is kept for the map, and moves its order where a person need not. */
export async function followTrip(
  context: TripContext,
  happenings: readonly Happening[],
  { departedAt, arrivedAt }: TripMemory,
): Promise<void> {
  const { trx, trip } = context;
  const about = { companyId: trip.company_id, orderId: trip.order_id, vehicleId: trip.vehicle_id };
  await recordMapEvents(
    trx,
    happenings.map(({ kind, subject, at, endedAt, position }) => ({
      ...{ ...about, deviceId: trip.reporting_device_id, kind, subject, at, position },
      ...(endedAt ? { endedAt } : {}),
    })),
  );
  if (departedAt !== null && trip.status === 1) await start(context, new Date(departedAt));
  if (arrivedAt !== null && trip.arrived_at === null && trip.status !== null)
    await arrive(context, new Date(arrivedAt));
}

/** The truck has left the place of loading: nobody has to say so as well. */
async function start({ trx, services, trip }: TripContext, at: Date): Promise<void> {
  const order = await lockOrder(trx, trip.order_id!);
  if (!mayMove(order.status, 'start')) return;
  const mover = { trx, now: services.now(), companyId: trip.company_id, userId: null };
  await startTrip({ services }, mover, order, { at, details: { seenBy: 'gps' }, isSeen: true });
}

/** It enters the history and the time of arrival; ending the trip is for people and their tasks. */
async function arrive({ trx, trip }: TripContext, at: Date): Promise<void> {
  const order = await lockOrder(trx, trip.order_id!);
  if (order.arrived_at !== null) return;
  await updateOrder(trx, order, { arrived_at: at });
  await insertEvents(trx, [{ companyId: order.company_id, orderId: order.id, type: 'arrived', at }]);
}
