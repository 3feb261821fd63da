import { type EventSubscriber, subscribe } from '#platform/jobs/events.ts';
import * as kinds from '../../contract/opportunity.notifications.ts';
import { SEE_FREIGHT } from '../../contract/opportunity.permissions.ts';
import * as events from '../opportunity.events.ts';
import { findOpportunity } from '../opportunity.repository.ts';
import { driverPhoto } from './applicant.repository.ts';
import { type Shippers, shippers } from './opportunity-audience.ts';
import { reasonOr, send, sendText } from './send-notices.ts';

interface OneApplication {
  readonly opportunity: events.OpportunitySummary;
  readonly postulation: events.PostulationSummary;
}
const namesIn = ({ opportunity, postulation }: OneApplication) => ({
  applicant: postulation.applicantName,
  opportunity: opportunity.code,
});

const withRight = (groups: readonly Shippers[], right: Shippers['permissions'][number]): Shippers[] =>
  groups.map((group) => ({ ...group, permissions: [...group.permissions, right] }));

/** What the company that offers the freight is notified of. */
export const shipperSubscribers: readonly EventSubscriber[] = [
  subscribe('notifications.postulationCreated', events.postulationCreated, async (...delivery) => {
    const [{ payload }, trx] = delivery;
    const { opportunity, postulation } = payload;
    const { applicantName, applicantCompanyId, userId, by } = postulation;
    const groups = await shippers(trx, opportunity);
    if (by !== 'trucker' || applicantCompanyId === null || userId === null) {
      const words = { company: applicantName, opportunity: opportunity.code };
      return send(delivery, groups, kinds.carrierPostulation, () => words);
    }
    const photo = await driverPhoto(trx, applicantCompanyId, userId);
    const pictured = groups.map((group) =>
      photo ? { ...group, data: { ...group.data, truckerPostulationPhoto: photo } } : group,
    );
    return send(delivery, pictured, kinds.postulation, () => namesIn(payload));
  }),

  subscribe('notifications.offerOfCarrier', events.priceOffered, async (...delivery) => {
    const [{ payload }, trx] = delivery;
    const { opportunity, postulation, by } = payload;
    if (by === 'shipper') return;
    const names = namesIn(payload);
    const groups = await shippers(trx, opportunity);
    const priced = withRight(groups, SEE_FREIGHT);
    await send(delivery, priced, kinds.postulationOffer, () => ({ ...names, price: postulation.price }));
    const others = withRight(groups, { not: SEE_FREIGHT });
    await sendText(delivery, others, kinds.postulationOffer, (say) =>
      say('opportunities.notices.offerWithoutPrice', names),
    );
  }),

  subscribe('notifications.postulationConfirmed', events.postulationConfirmed, async (...delivery) => {
    const [{ payload }, trx] = delivery;
    const groups = await shippers(trx, payload.opportunity);
    await send(delivery, groups, kinds.postulationConfirmed, () => namesIn(payload));
  }),

  subscribe('notifications.postulationWithdrawn', events.postulationWithdrawn, async (...delivery) => {
    const [{ payload }, trx] = delivery;
    const { opportunity, reason } = payload;
    const groups = await shippers(trx, opportunity);
    await send(delivery, groups, kinds.postulationWithdrawn, (say) => ({
      ...namesIn(payload),
      reason: reasonOr(reason, say),
    }));
  }),

  subscribe('notifications.opportunityExpired', events.opportunityExpired, async (...delivery) => {
    const [{ payload }, trx] = delivery;
    const { opportunityId, code, origin, destination } = payload.opportunity;
    const { ended_by } = await findOpportunity(trx, opportunityId);
    const groups = await shippers(trx, payload.opportunity);
    await send(delivery, groups, kinds.opportunityExpired, (say) => ({
      opportunity: code,
      origin,
      destination,
      reason: say(`opportunities.endedBy.${ended_by === 'refused' ? 'refused' : 'deadline'}`),
    }));
  }),

  subscribe('notifications.awardGivenBack', events.awardEnded, async (...delivery) => {
    const [{ payload }, trx] = delivery;
    const { opportunity, by, reason } = payload;
    if (by === 'shipper') return;
    const groups = await shippers(trx, opportunity);
    await send(delivery, groups, kinds.awardGivenBack, (say) => ({
      ...namesIn(payload),
      reason: reasonOr(reason, say),
    }));
  }),
];
