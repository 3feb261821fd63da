import { followLink } from '#areas/sharing/server/index.ts';
import { type AnyRoute, route } from '#platform/http/route.ts';
import * as lanes from '../contract/lane.calls.ts';
import * as calls from '../contract/opportunity.calls.ts';
import * as outside from '../contract/outside.calls.ts';
import * as applying from '../contract/postulation.calls.ts';
import * as sharing from '../contract/share.calls.ts';
import { readApplicants } from './applicants.service.ts';
import { apply } from './apply.service.ts';
import { award } from './award.service.ts';
import { giveBack, rateShipper } from './award-end.service.ts';
import { findTrucks, readExternal, refuse } from './external.service.ts';
import { addLane, forgetLane, readLanes, watch } from './lane.service.ts';
import * as service from './opportunity.service.ts';
import { lockSeen } from './opportunity-access.ts';
import * as lookup from './opportunity-lookup.service.ts';
import { openMessage, readMessages } from './outside/message.service.ts';
import * as outsider from './outside/outside-apply.service.ts';
import * as links from './outside/outside-link.service.ts';
import { outsidePage, readOutsideView } from './outside/outside-page.ts';
import * as postulation from './postulation.service.ts';
import { readPostulation, viewPostulation } from './postulation-access.ts';

/** What the company shares with carriers without an account, and what they do by its links. */
const outsideRoutes: readonly AnyRoute[] = [
  route(sharing.createOpportunityLink, (context, { params, body }) => links.createLink(context, params.id, body)),
  route(sharing.listOpportunityLinks, (context, { params }) => links.listLinks(context, params.id)),
  route(sharing.revokeOpportunityLink, (context, { params }) => links.revokeLink(context, params.id, params.linkId)),
  route(sharing.readOpportunityMessages, (context, { params, query }) => readMessages(context, params.id, query)),
  route(sharing.openOpportunityMessage, (context, { params, body }) => openMessage(context, params.id, body)),
  route(outside.readOutsideView, (context, { params, query }) =>
    readOutsideView(context, params.alias, query.again !== undefined),
  ),
  route(outside.followOutsideView, (context, { params }) => followLink(context, params.alias, outsidePage)),
  route(outside.applyOutside, (context, { params, body }) => outsider.applyOutside(context, params.alias, body)),
  route(outside.offerOutside, (context, { params, body }) => outsider.offerOutside(context, params.alias, body)),
  route(outside.confirmOutside, (context, { params }) => outsider.confirmOutside(context, params.alias)),
  route(outside.withdrawOutside, (context, { params, body }) =>
    outsider.withdrawOutside(context, params.alias, body.reason),
  ),
];

export const opportunityRoutes: readonly AnyRoute[] = [
  ...outsideRoutes,
  route(calls.findAssociates, (context, { query }) => lookup.findAssociates(context, query.search)),
  route(calls.findAssociatedUsers, (context, { params, query }) =>
    lookup.findAssociatedUsers(context, params.companyId, query.search),
  ),
  route(calls.readLanePrices, (context, { query }) => lookup.readLanePrices(context, query)),
  route(calls.findOpportunityClients, (context, { query }) => lookup.findClients(context, query)),
  route(calls.changeOpportunities, (context, { body }) => service.changeOpportunities(context, body)),
  route(calls.createOpportunity, (context, { body }) => service.createOpportunity(context, body)),
  route(calls.readOpportunity, (context, { params }) => service.readOpportunityView(context, params.id)),
  route(calls.updateOpportunity, (context, { params, body }) => service.updateOpportunity(context, params.id, body)),
  route(calls.publishOpportunity, (context, { params }) => service.publishOpportunity(context, params.id)),
  route(calls.unpublishOpportunity, (context, { params }) => service.unpublishOpportunity(context, params.id)),
  route(calls.cancelOpportunity, (context, { params, body }) =>
    service.cancelOpportunity(context, params.id, body.reason),
  ),
  route(calls.readOpportunityTimeline, (context, { params, query }) => service.readTimeline(context, params.id, query)),
  route(lanes.readLanes, readLanes),
  route(lanes.saveLane, (context, { body }) => addLane(context, body)),
  route(lanes.removeLane, (context, { params }) => forgetLane(context, params.id)),
  route(lanes.watchOpportunity, (context, { params, body }) => watch(context, params.id, body.watched)),
  route(applying.readApplicants, (context, { params }) => readApplicants(context, params.id)),
  route(applying.rejectPostulations, async (context, { params, body }) =>
    postulation.rejectAll(context, await lockSeen(context, params.id), body.reason),
  ),
  route(applying.readExternalOpportunity, (context, { params }) => readExternal(context, params.id)),
  route(applying.findApplicationTrucks, (context, { params, query }) => findTrucks(context, params.id, query)),
  route(applying.applyForOpportunity, (context, { params, body }) => apply(context, params.id, body)),
  route(applying.refuseOpportunity, (context, { params, body }) => refuse(context, params.id, body)),
  route(applying.readPostulation, (context, { params }) => readPostulation(context, params.id)),
  route(applying.changePostulation, (context, { params, body }) => postulation.change(context, params.id, body)),
  route(applying.offerPrice, (context, { params, body }) => postulation.offer(context, params.id, body)),
  route(applying.confirmPostulation, (context, { params }) => postulation.confirm(context, params.id)),
  route(applying.withdrawPostulation, (context, { params, body }) =>
    postulation.withdraw(context, params.id, body.reason),
  ),
  route(applying.giveBackAward, (context, { params, body }) => giveBack(context, params.id, body.reason)),
  route(applying.rateShipper, (context, { params, body }) => rateShipper(context, params.id, body)),
  route(applying.rejectPostulation, (context, { params, body }) => postulation.reject(context, params.id, body.reason)),
  route(applying.awardPostulation, async (context, { params, body }) => {
    const { postulationId, ...made } = await award(context, params, body);
    return { ...made, ...(await viewPostulation(context, postulationId)) };
  }),
];
