import * as trips from '#areas/trips/contract/driver-trip.calls.ts';
import * as tasks from '#areas/trips/contract/order-task.calls.ts';
import * as positions from '#areas/trips/contract/trip-position.calls.ts';
import { type AnyRoute, route } from '#platform/http/route.ts';
import { readMyTrip, readMyTrips } from './driver/my-trip.service.ts';
import { acceptTrip, consentToSharing, sharePositions } from './positions/consent.service.ts';
import { noteManually, readMap } from './positions/position.service.ts';
import { addTaskPosition, closeTrip, performTask, readTasks } from './tasks/task.service.ts';

export const tripRoutes: readonly AnyRoute[] = [
  route(trips.listMyTrips, (context) => readMyTrips(context)),
  route(trips.readMyTrip, (context, { params }) => readMyTrip(context, params.id)),
  route(tasks.readTasks, (context, { params }) => readTasks(context, params.id)),
  route(tasks.performTask, (context, { params, body }) => performTask(context, params.id, params.taskId, body)),
  route(tasks.addTaskPosition, (context, { params, body }) => addTaskPosition(context, params.id, params.taskId, body)),
  route(tasks.closeTrip, (context, { params, body }) => closeTrip(context, params.id, body.at)),
  route(positions.addManualPosition, (context, { body }) => noteManually(context, body.loadingOrderId, body)),
  route(positions.acceptTrip, (context, { params, body }) => acceptTrip(context, params.id, body.at)),
  route(positions.consentToSharing, (context, { params, body }) => consentToSharing(context, params.id, body)),
  route(positions.sharePositions, (context, { params, body }) => sharePositions(context, params.id, body)),
  route(positions.readMap, (context, { params }) => readMap(context, params.id)),
];
