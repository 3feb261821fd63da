import { type EventSubscriber, subscribe } from '#platform/jobs/events.ts';
import * as kinds from '../../contract/opportunity.notifications.ts';
import * as events from '../opportunity.events.ts';
import { applicants, applicantsAtOpportunity, offeredTo } from './opportunity-audience.ts';
import { reasonOr, send, sendText } from './send-notices.ts';

/** Two companies may use the same code: people of another company read whose opportunity it is. */
const namesIn = ({ companyName, code }: events.OpportunitySummary) => ({ company: companyName, opportunity: code });
const laneOf = ({ origin, destination }: events.OpportunitySummary) => ({ origin, destination });

/** What those are notified of who are offered the freight or applied for it; nobody reads of another applicant. */
export const carrierSubscribers: readonly EventSubscriber[] = [
  subscribe('notifications.opportunityPublished', events.opportunityPublished, async (...delivery) => {
    const [{ payload }, trx] = delivery;
    const { opportunity } = payload;
    const { again, first } = await offeredTo(trx, payload);
    const words = { company: opportunity.companyName, ...laneOf(opportunity) };
    await sendText(delivery, again, kinds.opportunityCreated, (say) =>
      say('opportunities.notices.publishedAgain', words),
    );
    await send(delivery, first, kinds.opportunityCreated, () => words);
  }),

  subscribe('notifications.opportunityChanged', events.opportunityChanged, async (...delivery) => {
    const [{ payload }, trx] = delivery;
    const { opportunity, postulations } = payload;
    const words = { ...namesIn(opportunity), ...laneOf(opportunity) };
    for (const postulation of postulations) {
      const groups = await applicantsAtOpportunity(trx, opportunity, postulation);
      await send(delivery, groups, kinds.opportunityChanged, () => words);
    }
  }),

  subscribe('notifications.counterOffer', events.priceOffered, async (...delivery) => {
    const [{ payload }, trx] = delivery;
    const { opportunity, postulation, by } = payload;
    if (by === 'carrier') return;
    const groups = await applicantsAtOpportunity(trx, opportunity, postulation);
    const words = { ...namesIn(opportunity), price: postulation.price };
    await send(delivery, groups, kinds.counterOffer, () => words);
  }),

  subscribe('notifications.postulationAccepted', events.postulationAccepted, async (...delivery) => {
    const [{ payload }, trx] = delivery;
    const { opportunity, postulation, trucks } = payload;
    const groups = await applicants(trx, opportunity, postulation);
    const words = { ...namesIn(opportunity), ...laneOf(opportunity), trucks };
    await send(delivery, groups, kinds.postulationAccepted, () => words);
  }),

  subscribe('notifications.postulationsRejected', events.postulationsRejected, async (...delivery) => {
    const [{ payload }, trx] = delivery;
    const { opportunity, postulations, reason, closedBy } = payload;
    for (const postulation of postulations) {
      const groups = await applicants(trx, opportunity, postulation);
      await send(delivery, groups, kinds.postulationRejected, (say) => ({
        ...namesIn(opportunity),
        reason: closedBy ? say(`opportunities.closedBy.${closedBy}`) : reasonOr(reason, say),
      }));
    }
  }),

  subscribe('notifications.postulationsExpired', events.opportunityExpired, async (...delivery) => {
    const [{ payload }, trx] = delivery;
    const { opportunity, postulations } = payload;
    for (const postulation of postulations) {
      const groups = await applicants(trx, opportunity, postulation);
      await send(delivery, groups, kinds.postulationExpired, () => namesIn(opportunity));
    }
  }),

  subscribe('notifications.opportunityCancelled', events.opportunityCancelled, async (...delivery) => {
    const [{ payload }, trx] = delivery;
    const { opportunity, postulations, reason } = payload;
    for (const postulation of postulations) {
      const groups = await applicants(trx, opportunity, postulation);
      await send(delivery, groups, kinds.opportunityCancelled, () => ({ ...namesIn(opportunity), reason }));
    }
  }),

  subscribe('notifications.awardCancelled', events.awardEnded, async (...delivery) => {
    const [{ payload }, trx] = delivery;
    const { opportunity, postulation, by, reason } = payload;
    if (by === 'carrier') return;
    const groups = await applicants(trx, opportunity, postulation);
    await send(delivery, groups, kinds.awardCancelled, (say) => ({
      ...namesIn(opportunity),
      reason: reasonOr(reason, say),
    }));
  }),
];
