import * as calls from '#areas/sharing/contract/web-form.calls.ts';
import { type AnyRoute, route } from '#platform/http/route.ts';
import { exchangeToken, propose, readForm, requestOther } from './web-form.service.ts';

export const webFormRoutes: readonly AnyRoute[] = [
  route(calls.exchangeFormToken, (context, { params, body }) => exchangeToken(context, params.loadOrderId, body.token)),
  route(calls.readWebForm, (context, { params }) => readForm(context, params.loadOrderId)),
  route(calls.proposeSchedule, (context, { params, body }) => propose(context, params.loadOrderId, body)),
  route(calls.requestReassignment, (context, { params, body }) => requestOther(context, params.loadOrderId, body)),
];
