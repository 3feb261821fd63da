import type { AreaServer } from '#platform/area.ts';
import { partnerRoutes } from './partner.routes.ts';
import { partnerSubscribers } from './partner.subscribers.ts';
import { partnerListSources } from './partner-list.repository.ts';

export { insertParsedPartners, type ParsedPartner } from './parsed-partner.ts';
/** What areas above may look up and write: a partner their records name, partners that are stored together. */
export { partnerLookup } from './partner-lookup.ts';
export {
  findActivePartner,
  findPartnerNames,
  findPartnersCalled,
  type PartnerName,
} from './partner-name.repository.ts';

export const partnersServer: AreaServer = {
  name: 'partners',
  routes: partnerRoutes,
  lists: partnerListSources,
  subscribers: partnerSubscribers,
};
