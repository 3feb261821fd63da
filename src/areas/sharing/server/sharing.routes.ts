import * as requests from '#areas/sharing/contract/client-request.calls.ts';
import * as clients from '#areas/sharing/contract/client-view.calls.ts';
import * as links from '#areas/sharing/contract/public-link.calls.ts';
import * as ratings from '#areas/sharing/contract/rating.calls.ts';
import * as forms from '#areas/sharing/contract/web-form.calls.ts';
import * as trips from '#areas/trips/contract/driver-trip.calls.ts';
import { type AnyRoute, route } from '#platform/http/route.ts';
import { agroMapPage, readAgroMap, readClientReport, reportPage } from './client/client-report.service.ts';
import { answerRequest, readRequests } from './client/client-request.service.ts';
import { clientPage, readClientDocument, readClientView } from './client/client-view.service.ts';
import { exchangeToken, formPage, propose, readForm, requestOther } from './client/web-form.service.ts';
import {
  acceptLinkedTrip,
  addLinkedTaskPosition,
  admitAgain,
  admitLinkedTask,
  closeLinkedTrip,
  consentToLinkedSharing,
  performLinkedTask,
  readLinkedTrip,
  sendLinkedAgain,
  shareLinkedPositions,
  tripPage,
} from './driver/driver-link.service.ts';
import { followLink } from './links/follow-link.ts';
import { createLink, readLinks, revokeLink } from './links/link.service.ts';
import { prepareLinkedFiles } from './links/linked-files.ts';
import { rate, ratingPage, readRatings, readTrip, reply } from './rating/rating.service.ts';

/** A page that is open reads itself again; that is no further visit. */
const isAgain = ({ again }: { readonly again?: '1' | undefined }): boolean => again !== undefined;

export const sharingRoutes: readonly AnyRoute[] = [
  route(links.createPublicLink, (context, { body }) => createLink(context, body)),
  route(links.listPublicLinks, (context, { query }) => readLinks(context, query)),
  route(links.revokePublicLink, (context, { params }) => revokeLink(context, params.id)),
  route(clients.readClientView, (context, { params, query }) =>
    readClientView(context, params.loadOrderId, isAgain(query)),
  ),
  route(clients.followClientView, (context, { params }) => followLink(context, params.loadOrderId, clientPage)),
  route(clients.followClientReport, (context, { params }) => followLink(context, params.reportId, reportPage)),
  route(clients.followAgroMap, (context, { params }) => followLink(context, params.companyId, agroMapPage)),
  route(clients.readClientDocument, (context, { params, query }) =>
    readClientDocument(context, {
      alias: params.loadOrderId,
      documentId: params.documentId,
      download: query.download === '1',
    }),
  ),
  route(clients.readClientReport, (context, { params, query }) =>
    readClientReport(context, params.reportId, isAgain(query)),
  ),
  route(clients.readAgroMap, (context, { query }) => readAgroMap(context, query)),
  route(forms.exchangeFormToken, (context, { params, body }) => exchangeToken(context, params.loadOrderId, body.token)),
  route(forms.readWebForm, (context, { params, query }) => readForm(context, params.loadOrderId, isAgain(query))),
  route(forms.followWebForm, (context, { params }) => followLink(context, params.loadOrderId, formPage)),
  route(forms.proposeSchedule, (context, { params, body }) => propose(context, params.loadOrderId, body)),
  route(forms.requestReassignment, (context, { params, body }) => requestOther(context, params.loadOrderId, body)),
  route(requests.listClientRequests, (context, { params }) => readRequests(context, params.id)),
  route(requests.answerClientRequest, (context, { params, body }) => answerRequest(context, params, body)),
  route(ratings.readRatedTrip, (context, { params, query }) => readTrip(context, params.loadOrderId, isAgain(query))),
  route(ratings.followRatedTrip, (context, { params }) => followLink(context, params.loadOrderId, ratingPage)),
  route(ratings.rateTrip, (context, { params, body }) => rate(context, params.loadOrderId, body)),
  route(ratings.listOrderRatings, (context, { params }) => readRatings(context, params.id)),
  route(ratings.replyToRating, (context, { params, body }) => reply(context, { ...params, text: body.reply })),
  // The trip behind a personal link: its actions belong to the trips area.
  route(trips.readLinkedTrip, (context, { params, query }) =>
    readLinkedTrip(context, params.loadOrderId, isAgain(query)),
  ),
  route(trips.followLinkedTrip, (context, { params }) => followLink(context, params.loadOrderId, tripPage)),
  route(trips.acceptLinkedTrip, (context, { params, body }) => acceptLinkedTrip(context, params.loadOrderId, body.at)),
  route(trips.consentToLinkedSharing, (context, { params, body }) =>
    consentToLinkedSharing(context, params.loadOrderId, body),
  ),
  route(trips.performLinkedTask, {
    admit: (context, { params, body }) => admitLinkedTask(context, params.loadOrderId, params.taskId, body),
    before: (context, { body }, admitted) => prepareLinkedFiles(context, body.files, admitted),
    handle: (context, { params, body }, files) =>
      performLinkedTask(context, params.loadOrderId, params.taskId, body, files),
  }),
  route(trips.sendLinkedDocumentsAgain, {
    admit: (context, { params }) => admitAgain(context, params.loadOrderId),
    before: (context, { body }, admitted) => prepareLinkedFiles(context, body.files, admitted),
    handle: (context, { params, body }, files) => sendLinkedAgain(context, params.loadOrderId, body, files),
  }),
  route(trips.addLinkedTaskPosition, (context, { params, body }) =>
    addLinkedTaskPosition(context, params.loadOrderId, params.taskId, body),
  ),
  route(trips.closeLinkedTrip, (context, { params, body }) => closeLinkedTrip(context, params.loadOrderId, body.at)),
  route(trips.shareLinkedPositions, (context, { params, body }) =>
    shareLinkedPositions(context, params.loadOrderId, body),
  ),
];
