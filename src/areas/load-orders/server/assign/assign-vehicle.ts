import { orderErrors } from '#areas/load-orders/contract/order.errors.ts';
import type { VehicleChoice } from '#areas/load-orders/contract/order-move.shapes.ts';
import type { AssignmentReason } from '#areas/load-orders/rules/assignment-reason.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { displayPhone } from '#countries/phone.ts';
import { requestErrors } from '#kernel/errors.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { Trx } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { runListeners } from '#platform/listeners.ts';
import { type Mover, moveOrder, moverOf } from '../moves/move-order.ts';
import { truckAssigned, truckGiven } from '../order.hooks.ts';
import { findOrder, type OrderRecord, updateOrder } from '../order.repository.ts';
import { type CandidateDriver, type CandidateRecord, findCandidates, lockFleet } from './candidate.repository.ts';
import { refusalOf } from './judge-candidate.ts';
import { strangerTo } from './truck-owner.ts';

/** The context that assigning needs, which a request and a bulk job both have. */
export type Dispatcher = Pick<RequestContext<Actor>, 'trx' | 'actor' | 'services' | 'language' | 'now'>;

export interface Given {
  readonly order: OrderRecord;
  readonly driver: CandidateDriver;
}

/**
 * Assigns a truck of the own fleet, its driver and its semitrailers to a locked order. The caller checks the status of
 * the order and the permission. Two unique indexes allow a truck and a driver one open trip.
 */
export async function assignVehicle(
  context: Dispatcher,
  order: OrderRecord,
  choice: VehicleChoice,
  reason: string | null = null,
): Promise<Given> {
  const candidate = await takeCandidate(context, order, choice);
  const refusal = await refusalOf(context, candidate, order.vehicle_type, { except: ownTrip(order, candidate) });
  if (refusal) throw refusal;
  return writeAssignment(context, moverOf(context), order, candidate, { reason });
}

/** The truck and driver that an order keeps are not busy because of that same order. */
function ownTrip(order: OrderRecord, candidate: CandidateRecord): AssignmentReason[] {
  if (order.status !== ORDER_STATUS.assigned) return [];
  const trailers = [order.trailer_id, order.second_trailer_id];
  return [
    ...(order.truck_id === candidate.truckId ? (['truckBusy'] as const) : []),
    ...(order.driver_id === candidate.driver?.id ? (['driverBusy'] as const) : []),
    ...(candidate.trailers.every(({ id, busyWith }) => busyWith === null || trailers.includes(id))
      ? (['trailerBusy'] as const)
      : []),
  ];
}

async function takeCandidate(
  { trx, actor }: Dispatcher,
  order: OrderRecord,
  { transportUnitId, truckerId }: VehicleChoice,
): Promise<CandidateRecord> {
  const companyId = companyOf(actor);
  const stranger = await strangerTo(trx, order, companyId);
  if (stranger) throw orderErrors[stranger]();
  const wanted = [{ truckId: transportUnitId, driverId: truckerId ?? null }];
  await lockFleet(trx, companyId, wanted);
  const [candidate] = await findCandidates(trx, companyId, wanted);
  if (!candidate) throw requestErrors.invalid({ fields: { transportUnitId: { code: 'choice' } } });
  if (truckerId && !candidate.driver) throw requestErrors.invalid({ fields: { truckerId: { code: 'choice' } } });
  return candidate;
}

/**
 * Where a truck was last seen says nothing about the next one. A statement of its own, because a position is no new
 * version of the order.
 */
export async function forgetPosition(trx: Trx, order: OrderRecord): Promise<void> {
  await updateOrder(trx, order, { last_lat: null, last_lng: null, last_seen_at: null });
}

interface AssignmentOptions {
  readonly reason?: string | null;
  /** Nobody chose the truck: the timeline says so. */
  readonly automatic?: boolean;
}

export async function writeAssignment(
  context: Pick<Dispatcher, 'trx' | 'services' | 'now'>,
  mover: Mover,
  before: OrderRecord,
  candidate: CandidateRecord,
  { reason = null, automatic = false }: AssignmentOptions = {},
): Promise<Given> {
  const { trx, now } = context;
  const { driver, trailers } = candidate;
  if (!driver) throw orderErrors.noDriver();
  const again = before.truck_id !== null;
  const [first = null, second = null] = trailers;
  const values = {
    fleet_company_id: candidate.companyId,
    truck_id: candidate.truckId,
    plate: candidate.plate,
    trailer_id: first?.id ?? null,
    trailer_plate: first?.plate ?? null,
    second_trailer_id: second?.id ?? null,
    driver_id: driver.id,
    driver_name: driver.name,
    driver_phone: displayPhone(driver.phoneCode, driver.phone),
    gps_device_id: candidate.gpsDeviceId,
    assigned_at: now,
    // A new driver has not given consent yet.
    ...(driver.id === before.driver_id ? {} : { accepted_at: null, sharing_since: null }),
  };
  const details = {
    plate: candidate.plate,
    driver: driver.name,
    trailer: first?.plate ?? null,
    ...(automatic ? { automatic } : {}),
    ...(again ? { before: { plate: before.plate, driver: before.driver_name, driverId: before.driver_id } } : {}),
  };
  if (before.last_seen_at !== null && candidate.truckId !== before.truck_id) await forgetPosition(trx, before);
  const moved = await moveOrder(mover, before, again ? 'reassign' : 'assign', { reason, values, details });
  const given = { orderId: before.id, truckId: candidate.truckId, userId: mover.userId, now, isAutomatic: automatic };
  await runListeners(context, truckGiven, given);
  if (again) return { order: moved, driver };
  await runListeners(context, truckAssigned, before);
  return { order: await findOrder(trx, before.id), driver };
}
