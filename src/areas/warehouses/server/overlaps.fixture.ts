import type pg from 'pg';

/**
 * What must never be, read as the owner of the database so that no rule hides a row: two live slots or two bookings over
 * each other in one lane, a lane that the dock does not have, and a booking whose place is not its slot.
 */
const WRONG = `
  with live as (
    select * from dock_slot where warehouse_id = $1 and (held_until is null or held_until > app.clock())
  ), placed as (
    select * from booking where warehouse_id = $1 and state in ('scheduled', 'arrived', 'inDock')
  )
  select 'slots overlap' as what, a.id, b.id as other from live a join live b
    on b.dock_id = a.dock_id and b.lane = a.lane and b.id > a.id and b.starts_at < a.ends_at and a.starts_at < b.ends_at
  union all
  select 'bookings overlap', a.id, b.id from placed a join placed b
    on b.dock_id = a.dock_id and b.lane = a.lane and b.id > a.id and b.starts_at < a.ends_at and a.starts_at < b.ends_at
  union all
  select 'no such lane', s.id, d.id from live s join dock d on d.id = s.dock_id where s.lane > d.lanes
  union all
  select 'booking without its slot', p.id, null from placed p where not exists (
    select from live s where s.booking_id = p.id and s.held_until is null and s.dock_id = p.dock_id and s.lane = p.lane
      and s.starts_at = p.starts_at and s.ends_at >= p.ends_at)
  union all
  select 'slot without its booking', s.id, null from live s where s.held_until is null and not exists (
    select from placed p where p.id = s.booking_id and p.dock_id = s.dock_id and p.starts_at = s.starts_at)`;

interface Wrong {
  readonly what: string;
  readonly id: string;
  readonly other: string | null;
}

export async function overlaps(owner: pg.Client, warehouseId: string): Promise<readonly Wrong[]> {
  return (await owner.query<Wrong>(WRONG, [warehouseId])).rows;
}
