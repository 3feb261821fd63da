import { rateCompany } from '#areas/companies/server/index.ts';
import { rateDriver } from '#areas/fleet/server/index.ts';
import { orderErrors } from '#areas/load-orders/contract/order.errors.ts';
import { ORDER_RIGHTS } from '#areas/load-orders/contract/order.permissions.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import {
  findOrder,
  findPublicCompany,
  insertEvents,
  lockOrder,
  type OrderRecord,
  presentPublicCompany,
  updateOrder,
} from '#areas/load-orders/server/index.ts';
import { linkErrors } from '#areas/sharing/contract/public-link.errors.ts';
import type { OrderRating, RatedTrip, rateTrip } from '#areas/sharing/contract/rating.calls.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { createId } from '#kernel/ids.ts';
import type { PermissionRule } from '#kernel/permission.ts';
import { type Actor, companyOf, requirePermission } from '#platform/actor.ts';
import { withPlatformScope } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type { LinkPage } from '../links/follow-link.ts';
import { countAccess } from '../links/link.repository.ts';
import { type LinkContext, type OpeningContext, type OrderLink, openOrderLink } from '../links/open-link.ts';
import * as repository from './rating.repository.ts';

type Stars = ParsedInput<typeof rateTrip>['body'];

export const ratingPage: LinkPage<OrderLink> = {
  open: (context, alias) => openOrderLink(context, alias, 'rating'),
  show: async (context, link) => view(context, link, await findOrder(context.trx, link.order_id)),
};

export async function readTrip(context: LinkContext, alias: string, isAgain: boolean) {
  const link = await ratingPage.open(context, alias);
  if (!isAgain) await countAccess(context.trx, link.id, context.now);
  return view(context, link, await findOrder(context.trx, link.order_id));
}

/** The rating, the flag on the order and both averages are written in one transaction. */
export async function rate(context: LinkContext, alias: string, { name, ...stars }: Stars) {
  const { trx } = context;
  const link = await openOrderLink(context, alias, 'rating');
  const order = await lockOrder(trx, link.order_id);
  if (!isOver(order)) throw linkErrors.notFinished();
  if (await repository.findRatingOfLink(trx, link.id)) throw linkErrors.alreadyRated();
  const { company_id, order_id } = link;
  const rating = { id: createId(), company_id, order_id, link_id: link.id, rated_by: name, ...stars };
  await repository.insertRating(trx, rating);
  if (!order.rated) await updateOrder(trx, order, { rated: true });
  const { facility, driver, company } = stars;
  const event = { companyId: company_id, orderId: order_id, type: 'rated' as const, byName: name ?? link.recipient };
  await insertEvents(trx, [{ ...event, reason: stars.comment, details: { facility, driver, company } }]);
  await withPlatformScope(trx, async () => {
    if (driver !== null && order.driver_id && order.fleet_company_id) {
      const key = { companyId: order.fleet_company_id, id: order.driver_id };
      await rateDriver(trx, key, () => repository.averageOfDriver(trx, key.id));
    }
    if (company !== null) await rateCompany(trx, company_id, () => repository.averageOfCompany(trx, company_id));
  });
  return view(context, link, order);
}

const OVER: readonly number[] = [ORDER_STATUS.finished, ORDER_STATUS.toPay, ORDER_STATUS.paid];
const isOver = ({ status }: OrderRecord) => OVER.includes(status);

async function view({ trx }: OpeningContext, link: OrderLink, order: OrderRecord): Promise<{ trip: RatedTrip }> {
  const rating = await repository.findRatingOfLink(trx, link.id);
  return {
    trip: {
      loadingOrderCode: order.code,
      language: link.language,
      sharer: presentPublicCompany(await findPublicCompany(trx, link.company_id)),
      origin: order.origin_city,
      destination: order.destination_city,
      ...(link.shows.includes('driver') ? { driver: order.driver_name } : {}),
      ...(link.shows.includes('plate') ? { plate: order.plate } : {}),
      open: isOver(order),
      rating: rating ? presentRating(rating) : null,
    },
  };
}

function presentRating(rating: repository.RatingRecord): NonNullable<RatedTrip['rating']> {
  return {
    facility: rating.facility,
    driver: rating.driver,
    company: rating.company,
    comment: rating.comment,
    ratedBy: rating.rated_by,
    createdAt: rating.created_at.toISOString(),
    reply: rating.reply,
    repliedAt: rating.replied_at?.toISOString() ?? null,
  };
}

const presentOwn = (rating: repository.RatingRecord): OrderRating => ({
  ...presentRating(rating),
  _id: rating.id,
  repliedBy: rating.replied_by_name,
});

type Context = RequestContext<Actor>;

export async function readRatings(context: Context, orderId: string) {
  await requireOwn(context, orderId, ({ read }) => read);
  return { ratings: (await repository.listRatings(context.trx, orderId)).map(presentOwn) };
}

export async function reply(context: Context, { id, ratingId, text }: { id: string; ratingId: string; text: string }) {
  const { trx, actor, now } = context;
  await requireOwn(context, id, ({ write }) => write);
  const rating = await repository.findRating(trx, id, ratingId);
  await repository.insertReply(trx, rating.id, { reply: text, userId: actor.userId, at: now });
  const event = { companyId: companyOf(actor), orderId: id, userId: actor.userId, type: 'ratingReplied' as const };
  await insertEvents(trx, [{ ...event, reason: text }]);
  return { rating: presentOwn(await repository.findRating(trx, id, ratingId)) };
}

type Rights = (typeof ORDER_RIGHTS)[keyof typeof ORDER_RIGHTS];

async function requireOwn({ trx, actor }: Context, id: string, right: (rights: Rights) => PermissionRule) {
  const order = await findOrder(trx, id);
  if (order.company_id !== companyOf(actor)) throw orderErrors.notFound();
  requirePermission(actor, right(ORDER_RIGHTS[order.kind]));
}
