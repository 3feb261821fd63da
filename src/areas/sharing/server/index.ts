import type { AreaServer } from '#platform/area.ts';
import { clientRequestSubscribers } from './client/client-request.subscribers.ts';
import { clientViewRoutes } from './client/client-view.routes.ts';
import { webFormRoutes } from './client/web-form.routes.ts';
import { driverLinkRoutes } from './driver/driver-link.routes.ts';
import { linkRoutes } from './links/link.routes.ts';
import { ratingRoutes } from './rating/rating.routes.ts';

/** The views of load orders for people without an account, and their links. */
export const sharingServer: AreaServer = {
  name: 'sharing',
  routes: [...linkRoutes, ...clientViewRoutes, ...webFormRoutes, ...ratingRoutes, ...driverLinkRoutes],
  subscribers: clientRequestSubscribers,
};
