import { type AnyRoute, readingRoute, route } from '#platform/http/route.ts';
import * as calls from '../../contract/public/report-link.calls.ts';
import { readPublic } from './public-report.service.ts';
import * as links from './report-link.service.ts';

export const publicRoutes: readonly AnyRoute[] = [
  route(calls.createReportLink, (context, { body }) => links.create(context, body)),
  readingRoute(calls.listReportLinks, (context, { query }) => links.list(context, query.screen)),
  route(calls.revokeReportLink, (context, { params }) => links.revoke(context, params.id)),
  route(calls.readPublicReport, (context, { query }) =>
    readPublic(context, { alias: query.report, isAgain: query.again === '1' }),
  ),
];
