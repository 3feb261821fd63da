import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { DockOperation } from '#areas/fleet/rules/vehicle-category.ts';
import { requestErrors } from '#kernel/errors.ts';
import { type Trx, withCompany } from '#platform/db/database.ts';
import type { Booking } from '#platform/db/schema.gen.ts';
import type { BookingState } from '../rules/booking-state.ts';
import type { DockAction } from '../rules/free-times.ts';

export type BookingRecord = Omit<Selectable<Booking>, 'state' | 'action' | 'type_operation' | 'search_text'> & {
  readonly state: BookingState;
  readonly action: DockAction;
  readonly type_operation: DockOperation;
};

/** What a reader may see of the warehouse of a booking, whoever it belongs to. */
export interface BookedWarehouse {
  readonly warehouse_name: string;
  readonly time_zone: string;
  readonly dock_name: string | null;
  readonly late_minutes: number;
  readonly free_minutes: number;
  readonly waiting_price: string | null;
  readonly waiting_currency: string | null;
  readonly cancelling_cutoff_minutes: number;
}
export type ReadBooking = BookingRecord & BookedWarehouse;

/** Those of the own warehouses, of own orders, and of orders one carries. */
export async function readBookings(
  trx: Trx,
  which: { readonly id: string } | { readonly orderId: string },
): Promise<ReadBooking[]> {
  const where = 'id' in which ? sql`b.id = ${which.id}` : sql`b.order_id = ${which.orderId}`;
  const { rows } = await sql<ReadBooking>`
    select b.*, p.* from booking b cross join lateral app.booked_warehouse(b.warehouse_id, b.dock_id) p
    where ${where} order by b.expected_at, b.id`.execute(trx);
  return rows;
}

export async function findBooking(trx: Trx, id: string): Promise<ReadBooking> {
  const [booking] = await readBookings(trx, { id });
  if (!booking) throw requestErrors.notFound();
  return booking;
}

/** Locked together with its order: whoever changes the order writes its bookings, so the order comes first. */
export async function lockBooking(trx: Trx, id: string): Promise<ReadBooking> {
  const { order_id, order_company_id } = await findBooking(trx, id);
  if (order_id && order_company_id) {
    await withCompany(trx, order_company_id, async () => {
      await sql`select from load_order where id = ${order_id} for no key update`.execute(trx);
    });
  }
  await sql`select from booking where id = ${id} for update`.execute(trx);
  return findBooking(trx, id);
}

export type BookingValues = Omit<Updateable<Booking>, 'state'> & { readonly state?: BookingState };

export async function updateBooking(trx: Trx, { id }: Pick<BookingRecord, 'id'>, values: BookingValues): Promise<void> {
  await trx.updateTable('booking').set(values).where('id', '=', id).execute();
}

/** A truck without an order, as the guard wrote it. */
export async function insertWalkIn(
  trx: Trx,
  values: Omit<Insertable<Booking>, 'code' | 'search_text'>,
): Promise<{ readonly id: string; readonly company_id: string }> {
  const { plate, driver_name, carrier_name } = values;
  return trx
    .insertInto('booking')
    .values({
      ...values,
      code: sql<string>`app.ticket_code()`,
      search_text: sql<string>`app.fold(concat_ws(' ', ${plate}::text, ${driver_name}::text, ${carrier_name}::text))`,
    })
    .returning(['id', 'company_id'])
    .executeTakeFirstOrThrow();
}

/** Minutes that the truck of a booking takes there; null where it is not booked at all. */
export async function serviceMinutes(
  trx: Trx,
  work: {
    readonly warehouse_id: string;
    readonly vehicle_type: string | null;
    readonly type_operation: string;
    readonly action: string;
  },
): Promise<number | null> {
  const { rows } = await sql<{ minutes: number; scheduled: boolean }>`select * from app.service_at(
    ${work.warehouse_id}::uuid, ${work.vehicle_type}, ${work.type_operation}, ${work.action})`.execute(trx);
  return rows[0]?.scheduled ? rows[0].minutes : null;
}

/** A place of the order whose booking ended gets a new one, where the order still needs it. */
export async function followOrder(trx: Trx, { order_id }: Pick<BookingRecord, 'order_id'>): Promise<void> {
  if (order_id) await sql`select app.follow_orders(array[${order_id}::uuid])`.execute(trx);
}

export async function followOrdersAt(trx: Trx, warehouseId: string): Promise<void> {
  await sql`select app.follow_orders_at(${warehouseId}::uuid)`.execute(trx);
}

/** Bookings that lost their place by a change of the warehouse: they say so until they are moved. */
export async function flagMisfits(
  trx: Trx,
  { company_id, id }: { readonly company_id: string; readonly id: string },
  bookingIds: readonly string[],
): Promise<void> {
  if (bookingIds.length === 0) return;
  await sql`select app.flag_misfits(${company_id}::uuid, ${id}::uuid, ${[...bookingIds]}::uuid[])`.execute(trx);
}
