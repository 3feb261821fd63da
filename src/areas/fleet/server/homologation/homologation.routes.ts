import {
  DRIVER_CHECK_CALLS,
  readDriverHomologation,
  readVehicleHomologation,
  recordManualCheck,
  requestDriverHomologation,
  requestVehicleHomologation,
  VEHICLE_CHECK_CALLS,
} from '#areas/fleet/contract/homologation.calls.ts';
import { type AnyRoute, route } from '#platform/http/route.ts';
import { readForDriver, readForVehicle } from './read-homologation.ts';
import { recordByHand } from './record-manual-check.ts';
import { requestForDriver, requestForVehicle } from './request-homologation.ts';

export const homologationRoutes: readonly AnyRoute[] = [
  route(requestDriverHomologation, (context, { body }) => requestForDriver(context, body.truckerId, body)),
  route(requestVehicleHomologation, (context, { body }) => requestForVehicle(context, body, body)),
  ...DRIVER_CHECK_CALLS.map(({ call, code }) =>
    route(call, (context, { body }) =>
      requestForDriver(context, body.truckerId, { pusherId: body.pusherId, codes: [code] }),
    ),
  ),
  ...VEHICLE_CHECK_CALLS.map(({ call, code }) =>
    route(call, (context, { body }) => requestForVehicle(context, body, { pusherId: body.pusherId, codes: [code] })),
  ),
  route(readDriverHomologation, (context, { params }) => readForDriver(context, params.id)),
  route(readVehicleHomologation, (context, { params }) => readForVehicle(context, params.id)),
  route(recordManualCheck, (context, input) => recordByHand(context, input)),
];
