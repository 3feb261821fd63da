import type { AreaServer } from '#platform/area.ts';
import { partnerFileReaders } from './file-readers.repository.ts';
import { partnerRoutes } from './partner.routes.ts';
import { partnerSubscribers } from './partner.subscribers.ts';
import { partnerListSources } from './partner-list.repository.ts';
import { partnerOrders } from './partner-orders.repository.ts';

/** A place of an order or operation that becomes an address of a partner. */
export { addPartnerAddress } from './booked-address.service.ts';
export { insertParsedPartners, type ParsedPartner } from './parsed-partner.ts';
export { requirePartner } from './partner.service.ts';
/** What figures of partners name them by. */
export { type PartnerFacts, partnerFacts } from './partner-facts.repository.ts';
/** What higher areas may look up and write: a partner that their records refer to, and many partners at once. */
export { partnerLookup } from './partner-lookup.service.ts';
export {
  findActivePartner,
  findPartnerNames,
  findPartnersCalled,
  type PartnerName,
} from './partner-name.repository.ts';
/** What lists of partners show of load orders. */
export { type PartnerOrders, partnerOrders } from './partner-orders.repository.ts';
/** Whom a higher area may write to. */
export { type TransportContact, transportContacts } from './transport-contact.repository.ts';
export { findUnlinkedTransport } from './transport-provider.repository.ts';
/** A company of the platform that becomes a transport company of the own one. */
export { ensureTransportProvider } from './transport-provider.ts';
/** A firm that is not on the platform, as a transport company. */
export { ensureUnlinkedTransport, type OutsideFirm } from './unlinked-transport.ts';

export const partnersServer: AreaServer = {
  name: 'partners',
  routes: partnerRoutes,
  lists: partnerListSources,
  subscribers: partnerSubscribers,
  fileReaders: partnerFileReaders,
  needs: [partnerOrders],
};
