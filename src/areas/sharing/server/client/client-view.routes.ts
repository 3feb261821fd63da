import * as calls from '#areas/sharing/contract/client-view.calls.ts';
import { type AnyRoute, route } from '#platform/http/route.ts';
import { readAgroMap, readClientReport } from './client-report.service.ts';
import { readClientDocument, readClientView } from './client-view.service.ts';

export const clientViewRoutes: readonly AnyRoute[] = [
  route(calls.readClientView, (context, { params }) => readClientView(context, params.loadOrderId)),
  route(calls.readClientDocument, (context, { params, query }) =>
    readClientDocument(context, {
      alias: params.loadOrderId,
      documentId: params.documentId,
      download: query.download === '1',
    }),
  ),
  route(calls.readClientReport, (context, { params }) => readClientReport(context, params.reportId)),
  route(calls.readAgroMap, (context, { query }) => readAgroMap(context, query)),
];
