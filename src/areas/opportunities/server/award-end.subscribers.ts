import { orderWithdrawn } from '#areas/load-orders/server/index.ts';
import { type EventSubscriber, subscribe } from '#platform/jobs/events.ts';
import { settleAward } from './award-end.service.ts';
import { postulationOfOrder } from './award-trips.repository.ts';

/** Cancelling the order of an award, or handing it to somebody else, ends the award of its truck. */
export const awardEndSubscribers: readonly EventSubscriber[] = [
  subscribe('opportunities.orderWithdrawn', orderWithdrawn, async (event, trx) => {
    const { order, what, reason } = event.payload;
    if (what === 'unassigned') return;
    const postulationId = await postulationOfOrder(trx, order.orderId);
    if (!postulationId) return;
    const by = event.companyId === order.companyId ? 'shipper' : 'carrier';
    await settleAward(trx, postulationId, { by, userId: event.actorId, reason });
  }),
];
