import { partnerRatings } from '#areas/load-orders/server/index.ts';
import type { AreaServer } from '#platform/area.ts';
import { provide } from '#platform/ports.ts';
import { clientEta } from './client/client-eta.ts';
import { clientRequestSubscribers } from './client/client-request.subscribers.ts';
import { mailedPages, messagedPages } from './links/issue-link.ts';
import { linkNoticesJob } from './notices/link-notices.job.ts';
import { ratingsOfPartners } from './rating/rating.repository.ts';
import { sharingRoutes } from './sharing.routes.ts';

/** For areas above, whose pages open by a link too. */
export { truckNamed } from './client/web-form.hooks.ts';
export { openForm as openWebForm } from './client/web-form.service.ts';
export { tripPage } from './driver/driver-link.service.ts';
export { createAlias, hashOf, looksLikeAlias } from './links/alias.ts';
export { followLink, type LinkPage } from './links/follow-link.ts';
export { searchOf, storeLink } from './links/issue-link.ts';
export {
  countAccess,
  endLink,
  findOpportunityLink,
  type LinkRecord,
  type ListedLink,
  opportunityLinks,
  prolongLink,
} from './links/link.repository.ts';
export { prepareLinkedFiles, recordLinkedFiles } from './links/linked-files.ts';
export { type LinkContext, type OpeningContext, type OrderLink, openLink } from './links/open-link.ts';

/** What areas above know of the ratings of carriers. */
export { ratingsOfCarriers } from './rating/rating.repository.ts';

/** When the truck comes, provided by an area above that knows more of it. */
export { clientEta };

/** The views of load orders for people without an account, and their links. */
export const sharingServer: AreaServer = {
  name: 'sharing',
  routes: sharingRoutes,
  subscribers: clientRequestSubscribers,
  jobs: [linkNoticesJob],
  cron: [{ schedule: '* * * * *', job: linkNoticesJob.name }],
  needs: [clientEta],
  provides: [mailedPages, messagedPages, provide(partnerRatings, ratingsOfPartners)],
};
