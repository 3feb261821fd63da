import { SEE_TRUCKER_PHONE } from '#areas/load-orders/contract/order.permissions.ts';
import type * as calls from '#areas/load-orders/contract/order-assign.calls.ts';
import type { VehicleChoice } from '#areas/load-orders/contract/order-move.shapes.ts';
import { findActivePartner } from '#areas/partners/server/index.ts';
import { plateKey } from '#countries/plate.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { emit } from '#platform/jobs/events.ts';
import { runListeners } from '#platform/listeners.ts';
import { portOf } from '#platform/ports.ts';
import { driverPages } from '../messages/driver-page.ts';
import { languageOf, writeMessage } from '../messages/write-message.ts';
import { moveOrder, moverOf } from '../moves/move-order.ts';
import { lockFor } from '../moves/order-access.ts';
import { presentOrderState } from '../moves/order-state.presenter.ts';
import { orderAssignedToCarrier } from '../order.events.ts';
import { truckRemoved } from '../order.hooks.ts';
import { findOrder, type OrderRecord, updateOrder } from '../order.repository.ts';
import { auditOrder } from '../order-audit.ts';
import { insertEvents } from '../order-event.repository.ts';
import { emitWithdrawn, orderSummary } from '../order-summary.ts';
import { assignAutomatically } from './assign-automatically.ts';
import { assignVehicle, forgetPosition, type Given } from './assign-vehicle.ts';
import { type CandidateDriver, truckIdByPlate } from './candidate.repository.ts';

type Context = RequestContext<Actor>;

export async function assign(context: Context, id: string, choice: VehicleChoice) {
  const { order } = await lockFor(context, id, 'assign');
  return presentGiven(context, await assignVehicle(context, order, choice));
}

export async function assignByPlate(
  context: Context,
  id: string,
  { plate, country }: ParsedInput<typeof calls.assignOrderByPlate>['body'],
) {
  const { trx, actor } = context;
  const { order } = await lockFor(context, id, 'assign');
  const transportUnitId = await truckIdByPlate(trx, companyOf(actor), { country, plate: plateKey(plate) });
  if (!transportUnitId) throw requestErrors.invalid({ fields: { plate: { code: 'unknownPlate' } } });
  return presentGiven(context, await assignVehicle(context, order, { transportUnitId }));
}

export async function reassign(
  context: Context,
  id: string,
  { reason, ...choice }: ParsedInput<typeof calls.reassignOrder>['body'],
) {
  const { order } = await lockFor(context, id, 'reassign');
  return presentGiven(context, await assignVehicle(context, order, choice, reason));
}

async function presentGiven(context: Context, { order, driver }: Given) {
  return { loadingOrder: presentOrderState(order), whatsapp: await whatsappTo(context, order, driver) };
}

const NOBODY = {
  fleet_company_id: null,
  truck_id: null,
  plate: null,
  trailer_id: null,
  trailer_plate: null,
  second_trailer_id: null,
  driver_id: null,
  driver_name: null,
  driver_phone: null,
  gps_device_id: null,
  assigned_at: null,
  accepted_at: null,
  sharing_since: null,
} as const;

/** The order becomes programmed first: no order is in progress without a truck. */
export async function unassign(context: Context, id: string, reason: string | null) {
  const { trx } = context;
  const { order } = await lockFor(context, id, 'unassign');
  const details = { before: { plate: order.plate, driver: order.driver_name, driverId: order.driver_id } };
  await moveOrder(moverOf(context), order, 'unassign', { reason, details });
  await updateOrder(trx, order, NOBODY);
  await forgetPosition(trx, order);
  await runListeners(context, truckRemoved, order);
  return { loadingOrder: presentOrderState(await findOrder(trx, id)) };
}

/** The order stays programmed until the transport company, or somebody on its behalf, assigns a truck. */
export async function handToCarrier(context: Context, id: string, partnerId: string | null) {
  const { order } = await lockFor(context, id, 'assignCarrier');
  if (order.carrier_id === partnerId) return { loadingOrder: presentOrderState(order) };
  const partner = partnerId ? await requireCarrier(context, partnerId) : null;
  return { loadingOrder: presentOrderState(await writeCarrier(context, order, partner)) };
}

/** Gives a locked order to a transport company, or back to the own fleet. */
export async function writeCarrier(
  context: Context,
  order: OrderRecord,
  partner: Carrier | null,
): Promise<OrderRecord> {
  const { trx, actor } = context;
  if (order.carrier_id === (partner?.id ?? null)) return order;
  await updateOrder(trx, order, {
    carrier_id: partner?.id ?? null,
    carrier_company_id: partner?.linkedCompanyId ?? null,
    carrier_name: partner?.name ?? null,
  });
  await insertEvents(trx, [
    {
      companyId: order.company_id,
      orderId: order.id,
      type: partner ? 'carrierAssigned' : 'carrierRemoved',
      userId: actor.userId,
      details: { carrier: partner?.name ?? null, before: order.carrier_name },
    },
  ]);
  const handed = { before: { carrier: order.carrier_name }, after: { carrier: partner?.name ?? null } };
  await auditOrder(context, 'assignCarrier', order, handed);
  if (order.carrier_company_id) {
    await emitWithdrawn(trx, eventOrigin(actor), order, { what: 'takenFromCarrier', reason: null, amongMany: false });
  }
  const after = await findOrder(trx, order.id);
  if (!after.carrier_company_id) return after;
  await emitAssignedToCarrier(context, after);
  await assignAutomatically(context, [order.id]);
  return findOrder(trx, order.id);
}

function eventOrigin(actor: Actor) {
  return { companyId: companyOf(actor), actorId: actor.userId };
}

type Carrier = Awaited<ReturnType<typeof requireCarrier>>;

export async function requireCarrier({ trx, actor }: Context, id: string) {
  const partner = await findActivePartner(trx, companyOf(actor), 'transport', id);
  if (!partner) throw requestErrors.invalid({ fields: { transportCompanyId: { code: 'choice' } } });
  return partner;
}

async function emitAssignedToCarrier({ trx, actor }: Context, order: OrderRecord): Promise<void> {
  const companyName = actor.companyName ?? '';
  await emit(trx, orderAssignedToCarrier, eventOrigin(actor), { order: await orderSummary(trx, order), companyName });
}

/** The text that announces the trip to the driver, with a link of their own; null where the phone must not be seen. */
async function whatsappTo(context: Context, order: OrderRecord, driver: CandidateDriver) {
  if (driver.eventual && !context.actor.permissions.has(SEE_TRUCKER_PHONE)) return null;
  const receiver = { ...driver, phone: `${driver.phoneCode}${driver.phone}` };
  const { trx, services, caller } = context;
  const page = { order, driver, language: languageOf(receiver), origin: caller.origin };
  const link = await portOf(services, driverPages)(trx, services, page);
  return writeMessage(context, order, receiver, { phrase: 'assigned', words: { name: driver.name }, link });
}
