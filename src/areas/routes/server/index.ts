import type { AreaServer } from '#platform/area.ts';
import { geofenceListSource } from './geofence-list.repository.ts';
import { placeListSource } from './place-list.repository.ts';
import { drivenTrips, ordersOnRoutes, ordersOnVersions } from './route.ports.ts';
import { routeRoutes } from './route.routes.ts';
import { routeListSource } from './route-list.repository.ts';

/** Places, the planned ways between them, fences, and what counts as wrong on the way. */
export const routesServer: AreaServer = {
  name: 'routes',
  routes: routeRoutes,
  lists: [routeListSource, geofenceListSource, placeListSource],
  needs: [ordersOnRoutes, ordersOnVersions, drivenTrips],
};

export { changeCompanyAlarm } from './alarm.service.ts';
/** What trips on the road are compared to. */
export { alarmsInForce, planOfVersion, planWithoutPath } from './alarm-plan.ts';
export { pathName, pathsNamed, usablePath, usablePaths } from './plan.repository.ts';
/** Whoever proposes another value lets it be saved as the company's own. */
export { tracksShown } from './route.hooks.ts';
export {
  drivenTrips,
  type OrdersQuery,
  ordersOnRoutes,
  ordersOnVersions,
  type TripsQuery,
} from './route.ports.ts';
