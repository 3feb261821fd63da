import type { DockOperation } from '#areas/fleet/rules/vehicle-category.ts';
import { TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import { productEntry } from '#areas/master-data/server/index.ts';
import { requestErrors } from '#kernel/errors.ts';
import { holds } from '#kernel/permission.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { type Trx, withCompany } from '#platform/db/database.ts';
import { bookingErrors } from '../contract/warehouse.errors.ts';
import { BOOK } from '../contract/warehouse.permissions.ts';
import type { DockAction } from '../rules/free-times.ts';
import { type ReadBooking, serviceMinutes } from './booking.repository.ts';
import { truckTypeOf } from './express-booking.repository.ts';
import type { Search } from './free-time.service.ts';
import { lookUpWarehouse, type WarehouseRecord } from './warehouse.repository.ts';

interface Asking {
  readonly trx: Trx;
  readonly now: Date;
  readonly actor: Actor;
}

/** What the times for the truck of a booking are looked for by. */
export async function searchForBooking(asking: Asking, booking: ReadBooking, holdKey?: string): Promise<Search> {
  const { trx, actor, now } = asking;
  const isOwn = booking.company_id === actor.companyId;
  const warehouse = isOwn
    ? required(await lookUpWarehouse(trx, booking.warehouse_id))
    : await foreignWarehouse(trx, booking.company_id, booking.warehouse_id);
  const isStaff = isOwn && holds(actor.permissions, BOOK);
  if (!isOwn) requireOpen(warehouse, booking, companyOf(actor));
  return searchAt({ trx, now, isStaff }, warehouse, booking, holdKey);
}

/** The same for somebody who may book at the warehouse. */
export async function searchAt(
  { trx, now, isStaff }: Pick<Asking, 'trx' | 'now'> & Pick<Search, 'isStaff'>,
  warehouse: WarehouseRecord,
  booking: ReadBooking,
  holdKey?: string,
): Promise<Search> {
  const minutes = await serviceMinutes(trx, booking);
  if (minutes === null) throw bookingErrors.notBooked();
  const work = {
    action: booking.action,
    operation: booking.type_operation,
    vehicleType: booking.vehicle_type,
    minutes,
  };
  // A truck that is there already is not bound to the day of its order.
  const dueOn = booking.arrived_at ? null : booking.due_on;
  return { warehouse, work, dueOn, now, isStaff, except: { holdKey, bookingId: booking.id } };
}

/** Who may book from outside: the company of the order as an associated one, or the order's carrier. */
function requireOpen(
  warehouse: WarehouseRecord,
  { order_company_id, carrier_company_id }: ReadBooking,
  companyId: string,
) {
  const isOpen =
    (companyId === order_company_id && warehouse.open_to_associates) ||
    (companyId === carrier_company_id && warehouse.open_to_carriers);
  if (!isOpen) throw bookingErrors.notBookable();
}

export async function foreignWarehouse(trx: Trx, companyId: string, id: string): Promise<WarehouseRecord> {
  return required(await withCompany(trx, companyId, () => lookUpWarehouse(trx, id)));
}

function required(warehouse: WarehouseRecord | undefined): WarehouseRecord {
  if (!warehouse) throw requestErrors.notFound();
  return warehouse;
}

export interface Unordered {
  readonly warehouseId: string;
  readonly action: DockAction;
  readonly typeOperation?: DockOperation | undefined;
  readonly typeTransportUnit?: string | undefined;
  readonly transportUnitId?: string | undefined;
  readonly dueDate?: string | undefined;
}

/** The same for an order that is being written: a warehouse of the own company. */
export async function searchForNewOrder({ trx, now }: Asking, asked: Unordered, holdKey?: string): Promise<Search> {
  const warehouse = required(await lookUpWarehouse(trx, asked.warehouseId));
  const { action, typeOperation: operation = action, transportUnitId, dueDate = null } = asked;
  const type = (transportUnitId && (await truckTypeOf(trx, transportUnitId))) || asked.typeTransportUnit || null;
  const vehicleType = type && (await productEntry(trx, TYPES, type));
  const minutes = await serviceMinutes(trx, {
    warehouse_id: warehouse.id,
    vehicle_type: vehicleType,
    type_operation: operation,
    action,
  });
  if (minutes === null) throw bookingErrors.notBooked();
  const work = { action, operation, vehicleType, minutes };
  return { warehouse, work, dueOn: dueDate, now, isStaff: true, except: { holdKey } };
}
