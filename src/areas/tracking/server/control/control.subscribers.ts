import { orderTaskDone } from '#areas/load-orders/server/index.ts';
import { positionNoted } from '#areas/trips/server/index.ts';
import { type EventSubscriber, subscribeBatch } from '#platform/jobs/events.ts';
import { listen } from '#platform/listeners.ts';
import type { Listener } from '#platform/services.ts';
import { type MapEvent, recordMapEvents } from './map-event.repository.ts';

export const controlSubscribers: readonly EventSubscriber[] = [
  subscribeBatch('tracking.taskOnMap', orderTaskDone, {
    prepare: async ({ id, createdAt: at, actorId: userId, payload: { order, task } }): Promise<MapEvent[]> => [
      { companyId: order.companyId, orderId: order.orderId, kind: 'task', subject: id, at, details: { task }, userId },
    ],
    finish: async (events, trx) => {
      await recordMapEvents(trx, events);
    },
  }),
];

export const controlListeners: readonly Listener[] = [
  listen(positionNoted, async ({ trx }, { order, at, position, userId }) => {
    await recordMapEvents(trx, [
      { companyId: order.company_id, orderId: order.id, kind: 'manualPosition', at, position, userId },
    ]);
  }),
];
