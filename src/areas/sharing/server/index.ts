import { partnerRatings } from '#areas/load-orders/server/index.ts';
import type { AreaServer } from '#platform/area.ts';
import { provide } from '#platform/ports.ts';
import { clientRequestSubscribers } from './client/client-request.subscribers.ts';
import { mailedPages, messagedPages } from './links/issue-link.ts';
import { ratingsOfPartners } from './rating/rating.repository.ts';
import { sharingRoutes } from './sharing.routes.ts';

/** The views of load orders for people without an account, and their links. */
export const sharingServer: AreaServer = {
  name: 'sharing',
  routes: sharingRoutes,
  subscribers: clientRequestSubscribers,
  provides: [mailedPages, messagedPages, provide(partnerRatings, ratingsOfPartners)],
};
