import { type Selectable, sql } from 'kysely';
import { requestErrors } from '#kernel/errors.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import type { Warehouse } from '#platform/db/schema.gen.ts';
import type { Dock } from '../rules/free-times.ts';
import type { Closure, Shift } from '../rules/opening-hours.ts';
import { clock } from './clock.repository.ts';

export interface StoredClosure extends Closure {
  readonly id: string;
  readonly reason: string | null;
}

export interface StoredCategory {
  readonly id: string;
  readonly vehicleType: string;
  readonly operation: string;
  readonly minutes: number;
  readonly scheduled: boolean;
}

/** The address that the docks belong to. */
interface Located {
  readonly full_name: string;
  readonly address: string | null;
  readonly reference: string | null;
  readonly city: string | null;
  readonly city_id: string | null;
  readonly country_code: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
}

export interface WarehouseRecord extends Selectable<Warehouse>, Located {
  /** In their order; removed ones are left out. */
  readonly docks: readonly Dock[];
  readonly shifts: readonly Shift[];
  readonly closures: readonly StoredClosure[];
}

const hour = (column: string) => sql`to_char(${sql.ref(column)}, 'HH24:MI')`;

const parts = sql`
  coalesce((select jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name, 'actions', d.actions, 'operations', d.operations,
      'vehicleTypes', d.vehicle_types, 'lanes', d.lanes, 'inService', d.in_service) order by d.position, d.id)
    from dock d where d.company_id = w.company_id and d.warehouse_id = w.id and d.removed_at is null), '[]') as docks,
  coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'weekday', s.weekday, 'starts', ${hour('s.starts')},
      'ends', ${hour('s.ends')}, 'dockIds', s.dock_ids) order by s.weekday, s.starts, s.id)
    from warehouse_shift s where s.company_id = w.company_id and s.warehouse_id = w.id), '[]') as shifts,
  coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'dockId', c.dock_id, 'startsOn', c.starts_on, 'endsOn', c.ends_on,
      'starts', ${hour('c.starts')}, 'ends', ${hour('c.ends')}, 'reason', c.reason) order by c.starts_on, c.starts, c.id)
    from warehouse_closure c where c.company_id = w.company_id and c.warehouse_id = w.id
      and c.ends_on >= (${clock} at time zone w.time_zone)::date - 1), '[]') as closures`;

const located = sql`a.full_name, a.address, a.reference, a.city, a.city_id, a.country_code, a.lat, a.lng`;

/** A warehouse of the transaction's company that was not removed; undefined for everything else. */
export async function lookUpWarehouse(trx: Trx, id: string, locked = false): Promise<WarehouseRecord | undefined> {
  const { rows } = await sql<WarehouseRecord>`
    select w.*, ${located}, ${parts}
    from warehouse w join company_address a on a.company_id = w.company_id and a.id = w.id
    where w.id = ${id} and w.company_id = app.company_id() and w.removed_at is null
    ${locked ? sql`for no key update of w` : sql``}`.execute(trx);
  return rows[0];
}

export async function findWarehouse(trx: Trx, id: string): Promise<WarehouseRecord> {
  return required(await lookUpWarehouse(trx, id));
}

/** Locked until the end of the transaction: who changes a warehouse waits for whoever changes it now. */
export async function lockWarehouse(trx: Trx, id: string): Promise<WarehouseRecord> {
  return required(await lookUpWarehouse(trx, id, true));
}

function required(record: WarehouseRecord | undefined): WarehouseRecord {
  if (!record) throw requestErrors.notFound();
  return record;
}

export type WarehouseValues = Omit<
  Selectable<Warehouse>,
  'id' | 'company_id' | 'created_by' | 'created_at' | 'updated_at' | 'version' | 'removed_at'
>;

/** False where the address is a warehouse already. One that was removed before is back with what is written now. */
export async function insertWarehouse(
  trx: Trx,
  { id, company_id, created_by }: { readonly id: string; readonly company_id: string; readonly created_by: string },
  values: WarehouseValues,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('warehouse')
    .values({ id, company_id, created_by, ...values })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ ...values, removed_at: null })
        .where('warehouse.removed_at', 'is not', null),
    )
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

type Key = Pick<WarehouseRecord, 'company_id' | 'id'>;

export async function updateWarehouseRow(trx: Trx, { company_id, id }: Key, values: WarehouseValues): Promise<void> {
  await trx.updateTable('warehouse').set(values).where('company_id', '=', company_id).where('id', '=', id).execute();
}

/** The docks as they are from now on. Those left out go, or are kept hidden where bookings name them. */
export async function saveDocks(trx: Trx, { company_id, id }: Key, docks: readonly Dock[]): Promise<void> {
  const kept = docks.map((dock) => dock.id);
  await sql`delete from dock d where d.company_id = ${company_id} and d.warehouse_id = ${id} and d.id <> all (${kept}::uuid[])
    and not exists (select from booking b where b.company_id = d.company_id and b.dock_id = d.id)`.execute(trx);
  await sql`update dock set removed_at = now(), in_service = false
    where company_id = ${company_id} and warehouse_id = ${id} and id <> all (${kept}::uuid[]) and removed_at is null`.execute(
    trx,
  );
  // Names first become unique by their ids, so that two docks may exchange theirs.
  await sql`update dock set name = id::text where company_id = ${company_id} and warehouse_id = ${id}
    and id = any (${kept}::uuid[])`.execute(trx);
  const rows = docks.map(({ id: dockId, name, actions, operations, vehicleTypes, lanes, inService }, position) => ({
    id: dockId,
    company_id,
    warehouse_id: id,
    name,
    position,
    actions: [...actions],
    operations: [...operations],
    vehicle_types: [...vehicleTypes],
    lanes,
    in_service: inService,
  }));
  await trx
    .insertInto('dock')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        position: eb.ref('excluded.position'),
        actions: eb.ref('excluded.actions'),
        operations: eb.ref('excluded.operations'),
        vehicle_types: eb.ref('excluded.vehicle_types'),
        lanes: eb.ref('excluded.lanes'),
        in_service: eb.ref('excluded.in_service'),
      })),
    )
    .execute();
}

export async function saveShifts(trx: Trx, { company_id, id }: Key, shifts: readonly Shift[]): Promise<void> {
  await trx.deleteFrom('warehouse_shift').where('company_id', '=', company_id).where('warehouse_id', '=', id).execute();
  const rows = shifts.map(({ id: shiftId, weekday, starts, ends, dockIds }) => ({
    id: shiftId,
    company_id,
    warehouse_id: id,
    weekday,
    starts,
    ends,
    dock_ids: [...dockIds],
  }));
  await trx.insertInto('warehouse_shift').values(rows).execute();
}

/** Those that are over stay as they are: nobody sees them in the form. */
export async function saveClosures(
  trx: Trx,
  { company_id, id, time_zone }: Key & Pick<WarehouseRecord, 'time_zone'>,
  userId: string,
  closures: readonly StoredClosure[],
): Promise<void> {
  await sql`delete from warehouse_closure where company_id = ${company_id} and warehouse_id = ${id}
    and ends_on >= (${clock} at time zone ${time_zone})::date - 1`.execute(trx);
  if (closures.length === 0) return;
  const rows = closures.map(({ id: closureId, dockId, startsOn, endsOn, starts, ends, reason }) => ({
    id: closureId,
    company_id,
    warehouse_id: id,
    dock_id: dockId,
    starts_on: startsOn,
    ends_on: endsOn,
    starts,
    ends,
    reason,
    created_by: userId,
  }));
  await trx.insertInto('warehouse_closure').values(rows).execute();
}

export async function photosOf(trx: Trx, { company_id, id }: Key) {
  return trx
    .selectFrom('warehouse_photo as p')
    .innerJoin('file_object as f', 'f.id', 'p.file_id')
    .select(['p.file_id as fileId', 'f.name as fileName', 'f.content_type as contentType'])
    .where('p.company_id', '=', company_id)
    .where('p.warehouse_id', '=', id)
    .orderBy('p.position')
    .execute();
}

export async function savePhotos(trx: Trx, { company_id, id }: Key, fileIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('warehouse_photo').where('company_id', '=', company_id).where('warehouse_id', '=', id).execute();
  if (fileIds.length === 0) return;
  const rows = fileIds.map((file_id, position) => ({ company_id, warehouse_id: id, file_id, position }));
  await trx.insertInto('warehouse_photo').values(rows).execute();
}

export async function ownCategories(trx: Trx, { company_id, id }: Key): Promise<readonly StoredCategory[]> {
  return trx
    .selectFrom('warehouse_category')
    .select(['id', 'vehicle_type as vehicleType', 'type_operation as operation', 'minutes', 'scheduled'])
    .where('company_id', '=', company_id)
    .where('warehouse_id', '=', id)
    .orderBy('position')
    .execute();
}

/** Rows that stay keep their ids. */
export async function saveCategories(
  trx: Trx,
  { company_id, id }: Key,
  categories: readonly (Omit<StoredCategory, 'id'> & { readonly id: string | undefined })[],
): Promise<void> {
  await trx
    .deleteFrom('warehouse_category')
    .where('company_id', '=', company_id)
    .where('warehouse_id', '=', id)
    .execute();
  if (categories.length === 0) return;
  const rows = categories.map(({ id: rowId, vehicleType, operation, minutes, scheduled }, position) => ({
    id: rowId ?? createId(),
    company_id,
    warehouse_id: id,
    vehicle_type: vehicleType,
    type_operation: operation,
    minutes,
    scheduled,
    position,
  }));
  await trx.insertInto('warehouse_category').values(rows).execute();
}

/** How many bookings wait for a time, come later, and are there now. */
export async function countBookings(trx: Trx, { company_id, id }: Key) {
  const { rows } = await sql<{ pending: number; future: number; onSite: number }>`
    select count(*) filter (where b.state = 'pending')::int as pending, count(*) filter (where b.state = 'scheduled')::int as future,
      count(*) filter (where b.state in ('arrived', 'inDock'))::int as "onSite"
    from booking b where b.company_id = ${company_id} and b.warehouse_id = ${id}
      and b.state in ('pending', 'scheduled', 'arrived', 'inDock')`.execute(trx);
  return rows[0]!;
}

/** Codes of bookings with a place that is not over, the next ones first. */
export async function placedBookings(trx: Trx, { company_id, id }: Key) {
  return trx
    .selectFrom('booking as b')
    .leftJoin('dock as d', (join) => join.onRef('d.company_id', '=', 'b.company_id').onRef('d.id', '=', 'b.dock_id'))
    .select([
      'b.id',
      'b.code',
      'b.order_code',
      'b.plate',
      'b.action',
      'b.type_operation',
      'b.vehicle_type',
      'b.dock_id',
      'b.lane',
      'b.starts_at',
      'b.ends_at',
      'b.misfit',
      'd.name as dock_name',
    ])
    .where('b.company_id', '=', company_id)
    .where('b.warehouse_id', '=', id)
    .where('b.state', 'in', ['scheduled', 'arrived', 'inDock'])
    .orderBy('b.starts_at')
    .orderBy('b.id')
    .execute();
}
export type PlacedBooking = Awaited<ReturnType<typeof placedBookings>>[number];

/** Gone where nothing names it; otherwise hidden, so that its past stays readable. */
export async function removeWarehouseRow(trx: Trx, { company_id, id }: Key): Promise<void> {
  await trx
    .updateTable('warehouse')
    .set({ removed_at: new Date() })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute();
  await sql`select app.follow_orders_at(${id}::uuid)`.execute(trx);
  await sql`delete from warehouse w where w.company_id = ${company_id} and w.id = ${id}
    and not exists (select from booking b where b.company_id = w.company_id and b.warehouse_id = w.id)`.execute(trx);
}
