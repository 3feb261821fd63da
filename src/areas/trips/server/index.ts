import { truckAssigned, truckRemoved } from '#areas/load-orders/server/index.ts';
import type { AreaServer } from '#platform/area.ts';
import { listen } from '#platform/listeners.ts';
import { driverTripRoutes } from './driver/driver-trip.routes.ts';
import { positionRoutes } from './positions/position.routes.ts';
import { dropTasks, planTasks } from './tasks/plan-tasks.ts';
import { taskRoutes } from './tasks/task.routes.ts';
import { tripSubscribers } from './trip.subscribers.ts';

/** For the page behind a driver's personal link. */
export { presentTrip } from './driver/driver-trip.presenter.ts';
export { agree, consentTo, share } from './positions/consent.service.ts';
export { doTask, type SentFile } from './tasks/do-task.ts';
export { findTasks } from './tasks/task.repository.ts';

export const tripsServer: AreaServer = {
  name: 'trips',
  routes: [...driverTripRoutes, ...taskRoutes, ...positionRoutes],
  subscribers: tripSubscribers,
  listeners: [listen(truckAssigned, planTasks), listen(truckRemoved, ({ trx }, order) => dropTasks(trx, order))],
};
