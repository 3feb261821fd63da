import * as calls from '#areas/tracking/contract/alert.calls.ts';
import * as proposals from '#areas/tracking/contract/proposal.calls.ts';
import { type AnyRoute, readingRoute, route } from '#platform/http/route.ts';
import * as proposalService from './proposal.service.ts';
import * as service from './review.service.ts';

export const alertRoutes: readonly AnyRoute[] = [
  readingRoute(calls.readAlert, (context, { params }) => service.readAlert(context, params.id)),
  route(calls.reviewAlerts, (context, { body }) => service.reviewAlerts(context, body)),
  route(calls.reopenAlert, (context, { params, body }) => service.reopenAlert(context, params.id, body)),
  route(calls.takeAlert, (context, { params, body }) => service.takeAlert(context, params.id, body)),
  route(calls.releaseAlert, (context, { params, body }) => service.releaseAlert(context, params.id, body)),
  readingRoute(calls.listMutes, (context) => service.listMutes(context)),
  route(calls.muteRule, (context, { body }) => service.muteRule(context, body)),
  readingRoute(proposals.listProposals, (context) => proposalService.listProposals(context)),
  route(proposals.acceptProposal, (context, { params }) => proposalService.acceptProposal(context, params.id)),
  route(proposals.dismissProposal, (context, { params }) => proposalService.dismissProposal(context, params.id)),
  route(calls.endMute, (context, { params }) => service.endMute(context, params.id)),
];
