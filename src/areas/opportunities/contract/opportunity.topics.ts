import { type AreaTopics, showing } from '#kernel/topics.ts';
import {
  NEGOTIATE,
  READ_AS_CARRIER,
  READ_OFFERED,
  READ_OPPORTUNITIES,
  READ_OWN,
  READ_POSTULATIONS,
} from './opportunity.permissions.ts';

export const topics: AreaTopics = {
  topics: {
    opportunity: {
      company: { holders: READ_OPPORTUNITIES, named: READ_OWN },
      external: { holders: READ_AS_CARRIER },
      open: { everywhere: READ_OFFERED },
    },
    postulation: {
      company: { holders: READ_OWN },
      applicant: { holders: { anyOf: [READ_POSTULATIONS, ...NEGOTIATE.anyOf] } },
    },
    savedLane: { self: { named: READ_OFFERED } },
    opportunityWatch: { self: { named: READ_OFFERED } },
  },
  shows: [
    ...showing(['opportunity.read'], { opportunity: 'id', postulation: null, order: null }),
    ...showing(['opportunity.timeline'], { opportunity: 'id' }),
    ...showing(['opportunity.links'], { opportunity: 'id', postulation: null }),
    ...showing(['opportunity.messages'], { opportunity: 'id', partner: null }),
    ...showing(['opportunity.applicants'], { opportunity: 'id', postulation: null }),
    // A list of trucks to choose from must not move, so it follows the opportunity only.
    ...showing(['opportunity.trucks'], { opportunity: 'id' }),
    ...showing(['opportunity.lanePrices'], { order: null }),
    // Who was awarded gives trips back before they begin, and rates the shipper when they are done.
    ...showing(['opportunity.readExternal'], {
      opportunity: 'id',
      postulation: null,
      opportunityWatch: 'id',
      order: null,
    }),
    ...showing(['lane.list'], { savedLane: null }),
    ...showing(['postulation.read'], { postulation: 'id', order: null }),
    ...showing(['opportunity.list', 'opportunity.tabs'], { opportunity: null, postulation: null }),
    ...showing(['receivedOpportunity.list', 'marketplaceOpportunity.list'], {
      opportunity: null,
      postulation: null,
      opportunityWatch: null,
    }),
    ...showing(['postulation.list', 'postulation.tabs'], { postulation: null, opportunity: null }),
    ...showing(['opportunity.associates', 'opportunity.associatedUsers'], { association: null }),
    ...showing(['opportunity.clients'], { partner: null }),
  ],
};
