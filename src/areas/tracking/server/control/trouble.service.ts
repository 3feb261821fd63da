import { isOpen } from '#areas/load-orders/rules/order-status.ts';
import {
  insertEvents,
  lockAccessible,
  type OrderRecord,
  reportedMoment,
  wrongStatus,
} from '#areas/load-orders/server/index.ts';
import type { IrregularInput } from '#areas/tracking/contract/control.calls.ts';
import { mayWatchTrip } from '#areas/tracking/contract/control.permissions.ts';
import { alertOf } from '#areas/tracking/rules/trouble-alert.ts';
import type { TroubleType } from '#areas/trips/rules/trouble.ts';
import { requestErrors } from '#kernel/errors.ts';
import { createId } from '#kernel/ids.ts';
import { isPlace, type Position } from '#kernel/position.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { raiseAlert } from '../alerts/raise-alert.ts';
import { presentTrouble } from './control.presenter.ts';
import { recordMapEvents } from './map-event.repository.ts';
import { ownPhotos } from './own-photos.ts';
import type { Reporter } from './reporter.ts';
import { insertPhotos, photosOf, type SentPhoto } from './trip-photo.repository.ts';
import { findSent, insertTrouble, troublesOf } from './trouble.repository.ts';

type Context = RequestContext<Actor>;
type Reporting = Pick<Context, 'trx' | 'services' | 'now'>;

interface Reported {
  readonly type: TroubleType;
  readonly note: string | null;
  readonly at?: string | undefined;
  readonly position?: Position | null | undefined;
  readonly photos: readonly SentPhoto[];
  readonly clientKey?: string;
  readonly byDriver: boolean;
}

export async function reportIrregular(context: Context, { loadingOrderId, photos, ...input }: IrregularInput) {
  const { trx, actor } = context;
  const { order, side } = await lockAccessible(context, loadingOrderId);
  if ((side !== 'own' && side !== 'carrier') || !mayWatchTrip(actor.permissions, order.kind))
    throw requestErrors.forbidden();
  const by = { companyId: companyOf(actor), userId: actor.userId, byName: null };
  const sent = await ownPhotos(context, photos);
  const id = await report(context, order, by, { ...input, photos: sent, byDriver: false });
  const stored = (await troublesOf(trx, order.id)).find((trouble) => trouble.id === id);
  if (!stored) throw requestErrors.notFound();
  return { trouble: presentTrouble(context, stored, await photosOf(trx, order)) };
}

/**
 * Stores what went wrong on a locked order, with its alert and its event on the map. What a phone without network sends
 * twice is stored once; what happened while the trip was open counts also when it arrives after its end.
 */
export async function report(
  { trx, services, now }: Reporting,
  order: OrderRecord,
  by: Reporter,
  { type, note, at: reportedAt, position: sent, photos, clientKey, byDriver }: Reported,
): Promise<string> {
  if (sent && !isPlace(sent)) throw requestErrors.invalid({ fields: { position: { code: 'invalid' } } });
  const before = clientKey === undefined ? undefined : await findSent(trx, order.id, clientKey);
  if (before) return before.id;
  const at = reportedMoment(now, reportedAt, order.assigned_at ?? order.created_at);
  const wasOpen = isOpen(order.status) || (order.finished_at !== null && at <= order.finished_at);
  if (!wasOpen) throw wrongStatus(order);
  const id = createId();
  // Whoever reports from a phone chooses to say where; that is the consent for this one position.
  const position = sent ?? null;
  const who = { userId: by.userId, byName: by.byName };
  const photoIds = photos.map(({ fileId }) => fileId);
  const { id: alertId } = await raiseAlert(trx, services, {
    id,
    companyId: order.company_id,
    carrierCompanyId: order.carrier_company_id,
    orderId: order.id,
    vehicleId: order.truck_id,
    driverId: order.driver_id,
    ...alertOf(type),
    origin: 'person',
    startedAt: at,
    position,
    note,
    fileIds: photoIds,
  });
  const place = { lat: position?.lat ?? null, lng: position?.lng ?? null };
  const keys = { id, company_id: order.company_id, order_id: order.id, alert_id: alertId };
  const said = { type, note, at, ...place, client_key: clientKey ?? null, by_driver: byDriver };
  await insertTrouble(trx, { ...keys, ...said, created_by: by.userId, by_name: by.byName });
  await insertPhotos(trx, order, { trouble_id: id }, photos);
  const about = { companyId: order.company_id, orderId: order.id, ...who };
  await insertEvents(trx, [{ ...about, type: 'troubleReported' }]);
  await recordMapEvents(trx, [{ ...about, kind: 'irregular', subject: id, at, position, details: { type } }]);
  return id;
}
