import { ORDER_RIGHTS } from '#areas/load-orders/contract/order.permissions.ts';
import { isOpen } from '#areas/load-orders/rules/order-status.ts';
import {
  insertEvents,
  lockAccessible,
  type OrderRecord,
  reportedMoment,
  wrongStatus,
} from '#areas/load-orders/server/index.ts';
import { takeBackNoted } from '#areas/positions/server/index.ts';
import type { CheckpointInput } from '#areas/tracking/contract/control.calls.ts';
import { reportPosition } from '#areas/trips/server/index.ts';
import { requestErrors } from '#kernel/errors.ts';
import { createId } from '#kernel/ids.ts';
import { isPlace, type Position } from '#kernel/position.ts';
import { type Actor, requirePermission } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { presentCheckpoint } from './control.presenter.ts';
import { recordMapEvents } from './map-event.repository.ts';
import { ownPhotos } from './own-photos.ts';
import { insertPhotos, photosOf } from './trip-photo.repository.ts';
import { findReport, insertReport, type ReportRecord, updateReport } from './trip-report.repository.ts';

type Context = RequestContext<Actor>;

async function lockNoted(context: Context, orderId: string): Promise<OrderRecord> {
  const { order, side } = await lockAccessible(context, orderId);
  if (side !== 'own' && side !== 'carrier') throw requestErrors.forbidden();
  requirePermission(context.actor, ORDER_RIGHTS[order.kind].write);
  if (!isOpen(order.status)) throw wrongStatus(order);
  return order;
}

function placeOf({ position }: Pick<CheckpointInput, 'position'>): Position | null {
  if (position && !isPlace(position)) throw requestErrors.invalid({ fields: { position: { code: 'invalid' } } });
  return position ?? null;
}

/** What somebody reports of a trip on the way; where it has a place, the truck was seen there. */
export async function createCheckpoint(context: Context, orderId: string, input: CheckpointInput) {
  const { trx, actor, now } = context;
  const order = await lockNoted(context, orderId);
  const position = placeOf(input);
  const at = reportedMoment(now, input.at, order.assigned_at ?? order.created_at);
  const photos = await ownPhotos(context, input.photos);
  const { place, note } = input;
  const id = createId();
  await insertReport(trx, {
    id,
    company_id: order.company_id,
    order_id: order.id,
    place,
    note,
    lat: position?.lat ?? null,
    lng: position?.lng ?? null,
    at,
    created_by: actor.userId,
  });
  await insertPhotos(trx, order, { report_id: id }, photos);
  if (position) await seeAt(context, order, at, position);
  await insertEvents(trx, [
    { companyId: order.company_id, orderId, type: 'tripReported', userId: actor.userId, details: { place } },
  ]);
  await recordMapEvents(trx, [
    {
      companyId: order.company_id,
      orderId,
      kind: 'tripReport',
      subject: id,
      at,
      position,
      details: { place },
      userId: actor.userId,
    },
  ]);
  return { checkpoint: await present(context, order, id) };
}

export async function changeCheckpoint(
  context: Context,
  id: string,
  input: CheckpointInput & { readonly version: number },
) {
  const { trx, actor, now } = context;
  const { order_id: orderId } = await findReport(trx, id);
  const order = await lockNoted(context, orderId);
  const before = await findReport(trx, id);
  const position = placeOf(input);
  const at = input.at ? reportedMoment(now, input.at, order.assigned_at ?? order.created_at) : before.at;
  const photos = await ownPhotos(context, input.photos);
  const { place, note, version } = input;
  const changed = { place, note, at, lat: position?.lat ?? null, lng: position?.lng ?? null, updated_by: actor.userId };
  if (!(await updateReport(trx, { id, version }, changed))) throw requestErrors.conflict();
  await insertPhotos(trx, order, { report_id: id }, photos);
  await moveSeen(context, order, before, { at, position });
  await insertEvents(trx, [
    { companyId: order.company_id, orderId, type: 'tripReportChanged', userId: actor.userId, details: { place } },
  ]);
  return { checkpoint: await present(context, order, id) };
}

const seeAt = ({ trx }: Context, order: OrderRecord, at: Date, position: Position) =>
  reportPosition(trx, order, 'manual', [{ at, ...position, accuracyM: null, speedKmh: null }]);

/** The truck was not where the checkpoint said before. */
async function moveSeen(
  context: Context,
  order: OrderRecord,
  before: ReportRecord,
  { at, position }: { readonly at: Date; readonly position: Position | null },
): Promise<void> {
  const isSame =
    before.at.getTime() === at.getTime() &&
    before.lat === (position?.lat ?? null) &&
    before.lng === (position?.lng ?? null);
  if (isSame) return;
  if (before.lat !== null) await takeBackNoted(context.trx, order.id, before.at);
  if (position) await seeAt(context, order, at, position);
}

async function present(context: Context, order: OrderRecord, id: string) {
  return presentCheckpoint(context, await findReport(context.trx, id), await photosOf(context.trx, order));
}
