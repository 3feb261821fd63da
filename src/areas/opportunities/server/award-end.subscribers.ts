import { orderWithdrawn } from '#areas/load-orders/server/index.ts';
import { type EventSubscriber, subscribeBatch } from '#platform/jobs/events.ts';
import type { OfferSide } from '../rules/postulation-state.ts';
import { settleAward } from './award-end.service.ts';
import { postulationOfOrder } from './award-trips.repository.ts';

/** Cancelling the order of an award, or handing it to somebody else, ends the award of its truck. */
export const awardEndSubscribers: readonly EventSubscriber[] = [
  subscribeBatch('opportunities.orderWithdrawn', orderWithdrawn, {
    prepare: async ({ companyId, actorId, payload }, trx) => {
      const { order, what, reason } = payload;
      if (what === 'unassigned') return [];
      const postulationId = await postulationOfOrder(trx, order.orderId);
      if (!postulationId) return [];
      const by: OfferSide = companyId === order.companyId ? 'shipper' : 'carrier';
      return [{ postulationId, ending: { by, userId: actorId, reason } }];
    },
    finish: async (ends, trx) => {
      for (const { postulationId, ending } of ends) await settleAward(trx, postulationId, ending);
    },
  }),
];
