import { type AnyRoute, route } from '#platform/http/route.ts';
import * as calls from '../../contract/replay.calls.ts';
import { exportReplay } from './export-replay.ts';
import { readReplay, readTripReport } from './replay.service.ts';

export const replayRoutes: readonly AnyRoute[] = [
  route(calls.readReplay, (context, { query }) => readReplay(context, query)),
  route(calls.exportReplay, (context, { query }) => exportReplay(context, query)),
  route(calls.readTripReport, (context, { params }) => readTripReport(context, params.id)),
];
