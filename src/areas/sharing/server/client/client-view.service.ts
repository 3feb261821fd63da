import {
  drawnPathOf,
  findDispatcher,
  findOrder,
  findPublicCompany,
  type OrderRecord,
} from '#areas/load-orders/server/index.ts';
import { sharedUntil, trackOf } from '#areas/positions/server/index.ts';
import { simplifyTrack } from '#areas/routes/rules/simplify.ts';
import { SEEN_TRACK_MAX } from '#areas/sharing/contract/client-view.shapes.ts';
import { linkErrors } from '#areas/sharing/contract/public-link.errors.ts';
import { hasWithdrawn } from '#areas/trips/rules/position-consent.ts';
import { tripBookings } from '#areas/trips/server/index.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { serveFile } from '#platform/files/serve-file.ts';
import { findFile } from '#platform/files/stored-file.ts';
import { portIfAny, portOf } from '#platform/ports.ts';
import type { LinkPage } from '../links/follow-link.ts';
import { countAccess } from '../links/link.repository.ts';
import { type LinkContext, type OpeningContext, type OrderLink, openOrderLink } from '../links/open-link.ts';
import { clientEta } from './client-eta.ts';
import { presentClientOrder } from './client-view.presenter.ts';
import {
  findDocumentFile,
  listSeenDocuments,
  listSeenStops,
  listSeenTasks,
  listStatusMoves,
} from './client-view.repository.ts';
import { noteSeen, trucksOf } from './seen-truck.ts';

export const clientPage: LinkPage<OrderLink> = {
  open: (context, alias) => openOrderLink(context, alias, 'client'),
  show: (context, link) => showOrder(context, link),
};

export async function readClientView(context: LinkContext, alias: string, isAgain: boolean) {
  const link = await clientPage.open(context, alias);
  if (!isAgain) await countAccess(context.trx, link.id, context.now);
  return showOrder(context, link);
}

async function showOrder(context: OpeningContext, link: OrderLink) {
  const { trx, services } = context;
  const order = await findOrder(trx, link.order_id);
  const isSeen = link.shows.includes('position');
  const truck = isSeen ? (await trucksOf(context, link, [order])).get(order.id) : undefined;
  const at = truck && { lat: truck.lat, lng: truck.lng };
  const loadingOrder = presentClientOrder({
    truck,
    eta: (at && (await portIfAny(services, clientEta)?.(trx, order, { at, now: context.now }))) ?? null,
    track: link.shows.includes('track') ? await seenTrack(context, link, order) : [],
    link,
    order,
    categoryName: await categoryNameOf(context, order.category_load),
    sharer: await findPublicCompany(trx, link.company_id),
    moves: await listStatusMoves(trx, link),
    stops: order.kind === 'multipoint' ? await listSeenStops(trx, link) : [],
    documents: link.shows.includes('documents') ? await listSeenDocuments(trx, link) : [],
    tasks: link.shows.includes('tasks') ? await listSeenTasks(trx, link) : [],
    route: link.shows.includes('route') ? await drawnPathOf(trx, order, 'page') : null,
    bookings: await portOf(services, tripBookings)(context, order),
    dispatcher: link.shows.includes('dispatcher') ? await findDispatcher(trx, order) : null,
  });
  return { loadingOrder };
}

/** The way so far; of a driver who shares the position no longer, until then. */
async function seenTrack(context: OpeningContext, link: OrderLink, order: OrderRecord) {
  const { trx } = context;
  const until = hasWithdrawn(order) ? ((await sharedUntil(trx, order.id)) ?? new Date(0)) : null;
  const track = (await trackOf(trx, order.id)).filter(({ at }) => until === null || at <= until);
  if (track.length > 0) await noteSeen(context, link, [order.id]);
  return simplifyTrack(track, SEEN_TRACK_MAX);
}

async function categoryNameOf({ trx, services, language }: OpeningContext, key: string | null): Promise<string | null> {
  if (key === null) return null;
  const { translate } = await services.catalogueDesk.servicesOfLink(services, trx);
  return translate(language, dynamicKey('loadOrders.catalogues.categories', key));
}

/** Every request checks the link again, so the documents become unreadable when the link ends. */
const DOCUMENT_SECONDS = 60;

export async function readClientDocument(
  context: LinkContext,
  { alias, documentId, download }: { readonly alias: string; readonly documentId: string; readonly download: boolean },
) {
  const { trx } = context;
  const link = await openOrderLink(context, alias, 'client');
  if (!link.shows.includes('documents')) throw linkErrors.linkInvalid();
  const fileId = await findDocumentFile(trx, link, documentId);
  const file = fileId ? await findFile(trx, fileId) : undefined;
  if (!file) throw linkErrors.linkInvalid();
  return serveFile(context, file, { download, lifetime: DOCUMENT_SECONDS });
}
