import { truckAssigned, truckRemoved } from '#areas/load-orders/server/index.ts';
import type { AreaServer } from '#platform/area.ts';
import { listen } from '#platform/listeners.ts';
import { tripBookings } from './driver/trip-bookings.ts';
import { locationQuestion } from './driver/trip-questions.ts';
import { dropTasks, planTasks } from './tasks/plan-tasks.ts';
import { tripRoutes } from './trip.routes.ts';
import { tripSubscribers } from './trip.subscribers.ts';

/** For the page behind a driver's personal link. */
export { presentTrip } from './driver/driver-trip.presenter.ts';
export { type TripReading, tripBookings } from './driver/trip-bookings.ts';
export { locationQuestion } from './driver/trip-questions.ts';
export { agree, consentTo, lockDriven, share } from './positions/consent.service.ts';
export { type NotedPosition, type PositionsShown, positionNoted, positionsShown } from './positions/position-hooks.ts';
/** What people say of a trip is a position too. */
export { report as reportPosition } from './positions/report.ts';
export { close } from './tasks/close-trip.ts';
export { doTask, type SentFile } from './tasks/do-task.ts';
export { eraseTaskPlaces, forgetTaskPlaces } from './tasks/forget-places.repository.ts';
export { findTasks } from './tasks/task.repository.ts';
export { addPosition } from './tasks/task-position.ts';

export const tripsServer: AreaServer = {
  name: 'trips',
  routes: tripRoutes,
  needs: [tripBookings, locationQuestion],
  subscribers: tripSubscribers,
  listeners: [listen(truckAssigned, planTasks), listen(truckRemoved, ({ trx }, order) => dropTasks(trx, order))],
};
