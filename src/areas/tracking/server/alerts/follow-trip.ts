import { mayMove } from '#areas/load-orders/contract/order-moves.ts';
import { insertEvents, lockOrder, startTrip, updateOrder } from '#areas/load-orders/server/index.ts';
import type { Happening } from '#areas/routes/rules/evaluate/alarm-state.ts';
import type { Incident, TripMemory } from '#areas/tracking/rules/alerts/incidents.ts';
import type { MapEventKind } from '#areas/tracking/rules/map-event.ts';
import type { Position } from '#kernel/position.ts';
import { recordMapEvents } from '../control/map-event.repository.ts';
import type { TripContext } from './trip-context.ts';

/** Something a trip did, as the map shows it. */
export interface TripEvent {
  readonly kind: MapEventKind;
  readonly subject: string;
  readonly at: Date;
  /** Null: it goes on. */
  readonly endedAt?: Date | null;
  readonly position: Position | null;
}

/** What happened, and every deviation from the path, also where its alarm is silenced. */
export const tripEvents = (happenings: readonly Happening[], incidents: readonly Incident[]): readonly TripEvent[] => [
  ...happenings,
  ...incidents.flatMap(({ type, subject, startedAt, endedAt, position }) =>
    type === 'deviation'
      ? [
          {
            ...{ kind: type, subject, at: new Date(startedAt), position },
            endedAt: endedAt === null ? null : new Date(endedAt),
          },
        ]
      : [],
  ),
];

/** What a trip did is kept for the map, and moves its order where a person need not. */
export async function followTrip(
  context: TripContext,
  events: readonly TripEvent[],
  { departedAt, arrivedAt }: TripMemory,
): Promise<void> {
  const { trx, trip } = context;
  const about = { companyId: trip.company_id, orderId: trip.order_id, vehicleId: trip.vehicle_id };
  await recordMapEvents(
    trx,
    events.map((event) => ({ ...about, deviceId: trip.reporting_device_id, ...event })),
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
