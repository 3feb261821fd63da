import * as calls from '#areas/sharing/contract/public-link.calls.ts';
import { type AnyRoute, route } from '#platform/http/route.ts';
import { createLink, readLinks, revokeLink } from './link.service.ts';

export const linkRoutes: readonly AnyRoute[] = [
  route(calls.createPublicLink, (context, { body }) => createLink(context, body)),
  route(calls.listPublicLinks, (context, { query }) => readLinks(context, query)),
  route(calls.revokePublicLink, (context, { params }) => revokeLink(context, params.id)),
];
