import { isOpen } from '#areas/load-orders/rules/order-status.ts';
import {
  driver,
  driverPages,
  insertEvents,
  lockAccessible,
  type OrderRecord,
  orderNamer,
  orderSummary,
  receiverLanguage,
  reportedMoment,
  truckReceivers,
  wrongStatus,
} from '#areas/load-orders/server/index.ts';
import { notify } from '#areas/notifications/server/index.ts';
import { controlErrors } from '#areas/tracking/contract/control.errors.ts';
import { mayWatchTrip } from '#areas/tracking/contract/control.permissions.ts';
import * as kinds from '#areas/tracking/contract/location.notifications.ts';
import { ANSWER_MINUTES, mayAnswer } from '#areas/tracking/rules/location-request.ts';
import { screens as tripScreens } from '#areas/trips/area.ts';
import type { LocationAnswer } from '#areas/trips/contract/driver-report.calls.ts';
import { reportPosition } from '#areas/trips/server/index.ts';
import { messageTo } from '#countries/phone.ts';
import { requestErrors } from '#kernel/errors.ts';
import { isPlace } from '#kernel/position.ts';
import { addressOf } from '#kernel/screens.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { portOf } from '#platform/ports.ts';
import { presentRequest } from './control.presenter.ts';
import { closeRequest, findRequest, openRequest } from './location-request.repository.ts';
import { recordMapEvents } from './map-event.repository.ts';
import type { Reporter } from './reporter.ts';

type Context = RequestContext<Actor>;

export async function ask(context: Context, orderId: string) {
  const { trx, services, actor, now } = context;
  const { order, side } = await lockAccessible(context, orderId);
  if ((side !== 'own' && side !== 'carrier') || !mayWatchTrip(actor.permissions, order.kind))
    throw requestErrors.forbidden();
  if (!isOpen(order.status)) throw wrongStatus(order);
  if (!order.driver_id) throw controlErrors.noDriver();
  const expiresAt = new Date(now.getTime() + ANSWER_MINUTES * 60_000);
  const asking = { userId: actor.userId, companyId: companyOf(actor), at: now, expiresAt };
  const id = await openRequest(trx, order, asking);
  if (!id) throw controlErrors.locationAsked();
  const summary = await orderSummary(trx, order);
  const nameFor = await orderNamer(trx, summary);
  const drivers = driver(summary);
  for (const recipients of drivers) {
    const { loadingOrderId } = recipients.data;
    const words = { order: nameFor(recipients) };
    await notify(trx, services, {
      ...recipients,
      kind: kinds.locationAsked,
      data: { loadingOrderId },
      words,
      atOnce: true,
    });
  }
  await insertEvents(trx, [{ companyId: order.company_id, orderId, type: 'locationAsked', userId: actor.userId }]);
  await recordMapEvents(trx, [
    { companyId: order.company_id, orderId, kind: 'locationAsked', subject: id, at: now, userId: actor.userId },
  ]);
  const stored = await findRequest(trx, order, id);
  if (!stored) throw requestErrors.notFound();
  return {
    request: presentRequest(stored, now),
    notified: drivers.length > 0,
    message: await writeQuestion(context, order, drivers.length > 0),
  };
}

/** In the language of the driver's country, with the page that answers: the trip of an account, or a personal link. */
async function writeQuestion(context: Context, order: OrderRecord, hasAccount: boolean) {
  const { trx, services, caller } = context;
  const receiver = (await truckReceivers(context, order.id)).find(({ to }) => to === 'driver');
  if (!receiver || !order.driver_id) return null;
  const language = receiverLanguage(receiver);
  const link = hasAccount
    ? `${caller.origin}${addressOf(tripScreens.myTrip, { loadOrderId: order.id })}`
    : await portOf(services, driverPages)(trx, services, {
        order,
        driver: { id: order.driver_id, name: receiver.name },
        language,
        origin: caller.origin,
      });
  const said = { name: receiver.name, order: order.code, minutes: ANSWER_MINUTES, link };
  const text = services.translate(language, 'tracking.control.whatsapp.askLocation', said);
  return { text, url: messageTo(receiver.phone, text) };
}

/** The order is locked, and the caller drives it. Answering is the consent for this one position; repeating it changes nothing. */
export async function answer(
  { trx, services, now }: Pick<Context, 'trx' | 'services' | 'now'>,
  order: OrderRecord,
  by: Reporter,
  { requestId, at: reportedAt, position, accuracyM = null }: LocationAnswer,
): Promise<{ readonly state: 'answered' | 'declined' }> {
  if (position && !isPlace(position)) throw requestErrors.invalid({ fields: { position: { code: 'invalid' } } });
  const request = await findRequest(trx, order, requestId);
  if (!request) throw requestErrors.notFound();
  const state = position ? 'answered' : 'declined';
  if (position ? request.answered_at : request.refused_at) return { state };
  const at = reportedMoment(now, reportedAt, request.asked_at);
  if (!mayAnswer(request, at)) throw controlErrors.locationClosed();
  if (!(await closeRequest(trx, requestId, { at, position, accuracyM }))) throw controlErrors.locationClosed();
  if (position) await reportPosition(trx, order, 'driver', [{ at, ...position, accuracyM, speedKmh: null }]);
  const type = position ? 'locationAnswered' : 'locationDeclined';
  const who = { userId: by.userId, byName: by.byName };
  await insertEvents(trx, [{ companyId: order.company_id, orderId: order.id, type, ...who }]);
  await recordMapEvents(trx, [
    { companyId: order.company_id, orderId: order.id, kind: type, subject: requestId, at, position, ...who },
  ]);
  const summary = await orderSummary(trx, order);
  const nameFor = await orderNamer(trx, summary);
  const reader = { companyId: request.asked_company_id, userIds: [request.asked_by], permissions: [] };
  const data = { operationId: order.operation_id, loadingOrderId: order.id, ...flagsOf(order) };
  const kind = position ? kinds.locationAnswered : kinds.locationDeclined;
  const words = { driver: order.driver_name ?? '', order: nameFor(reader) };
  await notify(trx, services, { ...reader, kind, data, words, atOnce: true, eventId: requestId });
  return { state };
}

const flagsOf = ({ kind }: OrderRecord) => ({ isAgro: kind === 'agro', isMultipoint: kind === 'multipoint' });
