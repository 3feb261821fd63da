import { prepareLinkedFiles } from '#areas/sharing/server/index.ts';
import * as control from '#areas/tracking/contract/control.calls.ts';
import * as reports from '#areas/trips/contract/driver-report.calls.ts';
import { type AnyRoute, route } from '#platform/http/route.ts';
import { readControl } from './control.service.ts';
import { admitLinked, answerAsked, answerLinked, reportLinked, reportOwn } from './driver-reports.service.ts';
import { ask } from './location.service.ts';
import { changeCheckpoint, createCheckpoint } from './trip-report.service.ts';
import { reportIrregular } from './trouble.service.ts';

export const controlRoutes: readonly AnyRoute[] = [
  route(control.askLocation, (context, { body }) => ask(context, body.loadingOrderId)),
  route(control.createCheckpoint, (context, { body: { loadingOrderId, ...input } }) =>
    createCheckpoint(context, loadingOrderId, input),
  ),
  route(control.updateCheckpoint, (context, { params, body }) => changeCheckpoint(context, params.id, body)),
  route(control.reportIrregular, (context, { body }) => reportIrregular(context, body)),
  route(control.readControl, (context, { params }) => readControl(context, params.id)),
  // What a driver sends from the page of the trip, which belongs to the trips area.
  route(reports.answerLocation, (context, { params, body }) => answerAsked(context, params.id, body)),
  route(reports.answerLinkedLocation, (context, { params, body }) => answerLinked(context, params.loadOrderId, body)),
  route(reports.reportTrouble, (context, { params, body }) => reportOwn(context, params.id, body)),
  route(reports.reportLinkedTrouble, {
    admit: (context, { params, body }) => admitLinked(context, params.loadOrderId, body),
    before: (context, { body }, admitted) => prepareLinkedFiles(context, body.files, admitted),
    handle: (context, { params, body }, photos) => reportLinked(context, params.loadOrderId, body, photos),
  }),
];
