import { driverTripRoutes } from '#areas/trips/server/driver/driver-trip.routes.ts';
import type { AnyRoute } from '#platform/http/route.ts';
import { clientViewRoutes } from './client/client-view.routes.ts';
import { webFormRoutes } from './client/web-form.routes.ts';
import { linkRoutes } from './links/link.routes.ts';
import { ratingRoutes } from './rating/rating.routes.ts';

/** What people without an office see of load orders, and what lets them. */
export const outsideRoutes: readonly AnyRoute[] = [
  ...linkRoutes,
  ...clientViewRoutes,
  ...webFormRoutes,
  ...ratingRoutes,
  ...driverTripRoutes,
];
