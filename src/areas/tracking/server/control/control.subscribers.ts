import { orderTaskDone } from '#areas/load-orders/server/index.ts';
import { positionNoted } from '#areas/trips/server/index.ts';
import { type EventSubscriber, subscribe } from '#platform/jobs/events.ts';
import { listen } from '#platform/listeners.ts';
import type { Listener } from '#platform/services.ts';
import { recordMapEvents } from './map-event.repository.ts';

export const controlSubscribers: readonly EventSubscriber[] = [
  subscribe(
    'tracking.taskOnMap',
    orderTaskDone,
    async ({ id, createdAt: at, actorId, payload: { order, task } }, trx) => {
      await recordMapEvents(trx, [
        {
          companyId: order.companyId,
          orderId: order.orderId,
          kind: 'task',
          subject: id,
          at,
          details: { task },
          userId: actorId,
        },
      ]);
    },
  ),
];

export const controlListeners: readonly Listener[] = [
  listen(positionNoted, async ({ trx }, { order, at, position, userId }) => {
    await recordMapEvents(trx, [
      { companyId: order.company_id, orderId: order.id, kind: 'manualPosition', at, position, userId },
    ]);
  }),
];
