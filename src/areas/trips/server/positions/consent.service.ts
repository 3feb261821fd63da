import { orderErrors } from '#areas/load-orders/contract/order.errors.ts';
import { isOpen } from '#areas/load-orders/rules/order-status.ts';
import {
  accountOfDriver,
  auditOrder,
  findOrder,
  insertEvents,
  lockAccessible,
  type OrderRecord,
  orderSummary,
  presentOrderState,
  reportedMoment,
  tripAccepted,
  updateOrder,
  wrongStatus,
} from '#areas/load-orders/server/index.ts';
import { seenTrips } from '#areas/positions/server/index.ts';
import type { Consent, SharedPositions } from '#areas/trips/contract/trip-position.calls.ts';
import { mayKeepPosition, sharesPosition } from '#areas/trips/rules/position-consent.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { Trx } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { emit } from '#platform/jobs/events.ts';
import { report } from './report.ts';

type Context = RequestContext<Actor>;
type Moment = Pick<Context, 'trx' | 'now'>;

/** The driver of the order, identified by their account or by a personal link. */
export interface Driver {
  /** The company they act in. */
  readonly companyId: string;
  readonly userId: string | null;
  readonly byName: string | null;
}

export const accountOf = (actor: Actor): Driver => ({
  companyId: companyOf(actor),
  userId: actor.userId,
  byName: null,
});

export async function lockDriven(context: Context, id: string): Promise<OrderRecord> {
  const { order } = await lockAccessible(context, id);
  if ((await accountOfDriver(context.trx, order)) !== context.actor.userId) throw orderErrors.notTheDriver();
  return order;
}

export async function acceptTrip(context: Context, id: string, at: string | undefined) {
  const order = await lockDriven(context, id);
  const acceptedAt = await agree(context, order, accountOf(context.actor), at);
  const after = await findOrder(context.trx, id);
  return { loadingOrder: presentOrderState(after), acceptedAt: acceptedAt.toISOString() };
}

/** Accepts the trip of a locked order and gives the consent. Accepting again changes nothing. */
export async function agree(
  { trx, now }: Moment,
  order: OrderRecord,
  { companyId, userId, byName }: Driver,
  reportedAt: string | undefined,
): Promise<Date> {
  if (order.accepted_at) return order.accepted_at;
  if (!isOpen(order.status)) throw wrongStatus(order);
  const at = reportedMoment(now, reportedAt, order.assigned_at ?? order.created_at);
  await updateOrder(trx, order, { accepted_at: at, sharing_since: at });
  await insertEvents(trx, [{ companyId: order.company_id, orderId: order.id, type: 'tripAccepted', userId, byName }]);
  await auditConsent(trx, 'acceptTrip', order, { companyId, userId }, { accepted_at: at, sharing_since: at });
  await emit(trx, tripAccepted, { companyId, actorId: userId }, { order: await orderSummary(trx, order) });
  return at;
}

export async function consentToSharing(context: Context, id: string, consent: Consent) {
  const order = await lockDriven(context, id);
  const since = await consentTo(context, order, accountOf(context.actor), consent);
  return { sharingSince: since?.toISOString() ?? null };
}

/** The driver may change the consent until the delivery. Repeating the same choice changes nothing. */
export async function consentTo(
  { trx, now }: Moment,
  order: OrderRecord,
  { companyId, userId, byName }: Driver,
  { shared, at }: Consent,
): Promise<Date | null> {
  if (!order.accepted_at || !isOpen(order.status)) throw orderErrors.sharingClosed();
  if (shared === sharesPosition(order)) return order.sharing_since;
  const since = shared ? reportedMoment(now, at, order.accepted_at) : null;
  await updateOrder(trx, order, { sharing_since: since, ...(since ? {} : await forgottenPlace(trx, order.id)) });
  const type = shared ? 'sharingResumed' : 'sharingWithdrawn';
  await insertEvents(trx, [{ companyId: order.company_id, orderId: order.id, type, userId, byName }]);
  await auditConsent(trx, 'consentToSharing', order, { companyId, userId }, { ...order, sharing_since: since });
  return since;
}

/** Where the phone said it was is the order's place no longer; what a device of the truck or a person said stays. */
async function forgottenPlace(trx: Trx, orderId: string) {
  const [seen] = await seenTrips(trx, [orderId]);
  const byOthers = seen && seen.source !== 'driver' && seen.device_kind !== 'phone';
  return byOthers ? {} : { last_lat: null, last_lng: null, last_seen_at: null };
}

type Agreed = Pick<OrderRecord, 'accepted_at' | 'sharing_since'>;

/** A driver with a personal link has no account, so the timeline shows their name. */
async function auditConsent(
  trx: Trx,
  action: string,
  order: OrderRecord,
  { companyId, userId }: Pick<Driver, 'companyId' | 'userId'>,
  agreed: Agreed,
): Promise<void> {
  const named = ({ accepted_at, sharing_since }: Agreed) => ({ acceptedAt: accepted_at, sharingSince: sharing_since });
  const actor = userId === null ? null : { companyId, userId, sessionId: null };
  await auditOrder({ trx, actor }, action, order, { before: named(order), after: named(agreed) });
}

export async function sharePositions(context: Context, id: string, { positions }: SharedPositions) {
  return { received: await share(context, await lockDriven(context, id), positions) };
}

/** Stores only positions between the driver's consent and now, and only while the trip is open. */
export async function share(
  { trx, now }: Moment,
  order: OrderRecord,
  positions: SharedPositions['positions'],
): Promise<number> {
  if (!sharesPosition(order)) throw orderErrors.sharingClosed();
  const seen = positions
    .map(({ at, lat, lng, accuracyM = null, speedKmh = null }) => ({ at: new Date(at), lat, lng, accuracyM, speedKmh }))
    .filter(({ at }) => mayKeepPosition(order, at) && at <= now);
  return report(trx, order, 'driver', seen);
}
