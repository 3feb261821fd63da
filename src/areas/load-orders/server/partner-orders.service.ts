import { shownRating } from '#areas/companies/rules/rating.ts';
import type { OrderKind } from '#areas/load-orders/rules/order-kind.ts';
import type {
  ORDER_LIST_SCREENS,
  OrderPartner,
  PartnerOrdersView,
} from '#areas/partners/contract/partner-orders.calls.ts';
import { requirePartner } from '#areas/partners/server/index.ts';
import type { Actor } from '#platform/actor.ts';
import type { Trx } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { definePort, portOf } from '#platform/ports.ts';
import { readPartnerFigures, readsOrders } from './partner-orders.repository.ts';

export interface PartnerRating {
  readonly average: number | null;
  readonly ratings: number;
}

/** The stars that orders of a partner got: a carrier for its drivers, the own company from a client. */
type RatingOf = (trx: Trx, partner: { readonly kind: OrderPartner; readonly id: string }) => Promise<PartnerRating>;
export const partnerRatings = definePort<RatingOf>('loadOrders.partnerRatings');

type ListScreen = (typeof ORDER_LIST_SCREENS)[number];
const SCREENS: readonly (readonly [OrderKind, ListScreen])[] = [
  ['normal', 'orders'],
  ['agro', 'agroOrders'],
  ['multipoint', 'multipointOrders'],
];

export async function readPartnerOrders(
  context: RequestContext<Actor>,
  kind: OrderPartner,
  id: string,
): Promise<{ orders: PartnerOrdersView | null }> {
  await requirePartner(context, kind, id);
  if (!readsOrders(context.actor)) return { orders: null };
  const { kinds, ...figures } = await readPartnerFigures(context.trx, context, kind, id);
  const { average, ratings } = await portOf(context.services, partnerRatings)(context.trx, { kind, id });
  const lists = SCREENS.flatMap(([of, screen]) => {
    const found = kinds.find((one) => one.kind === of);
    return found ? [{ screen, orders: found.orders }] : [];
  });
  return { orders: { ...figures, lists, rating: average === null ? null : shownRating(average), ratings } };
}
