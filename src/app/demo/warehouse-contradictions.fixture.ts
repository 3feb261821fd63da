/** The same of warehouses and their bookings. */
export const WAREHOUSE_CONTRADICTIONS: Readonly<Record<string, string>> = {
  'two trucks stand on one lane at once': `select b.code from booking b join booking o on o.dock_id = b.dock_id and o.lane = b.lane
    and o.id <> b.id and o.starts_at < b.ends_at and b.starts_at < o.ends_at
    where b.state in ('scheduled', 'arrived', 'inDock') and o.state in ('scheduled', 'arrived', 'inDock')`,
  'a booking with a place has no slot, or one without it has one': `select b.code from booking b
    where (b.state in ('scheduled', 'arrived', 'inDock')) <> exists (select from dock_slot s where s.booking_id = b.id
      and (s.dock_id, s.lane, s.starts_at, s.ends_at) = (b.dock_id, b.lane, b.starts_at, b.ends_at))`,
  'a truck is at a dock that does not take it': `select b.code from booking b join dock d on d.id = b.dock_id
    where not d.in_service or not b.action = any (d.actions) or b.lane > d.lanes`,
  'steps of a visit are not in the order of time, or lie ahead': `select b.code from booking b
    where b.created_at > now() or b.arrived_at > now() or b.docked_at < b.arrived_at or b.docked_at > now() or b.left_at < b.docked_at
      or b.left_at > now() or b.created_at > coalesce(b.arrived_at, b.created_at)
    union all select b.code from booking b join booking_event e on e.booking_id = b.id where e.at > now() + interval '1 minute'`,
  'an order says another state than its bookings': `select o.code from load_order o where o.booking_state is distinct from (
      select b.state from booking b where b.order_id = o.id and b.state not in ('cancelled', 'noShow')
      order by b.state = 'completed', b.expected_at, b.id limit 1)`,
  'a trip goes on and its truck is still at the place it loaded': `select b.code from booking b join load_order o on o.id = b.order_id
    where b.action = 'load' and b.stop_id is null and o.status >= 2 and b.state not in ('completed', 'cancelled', 'noShow')`,
  'a rating is older than the visit it is about, or lies ahead': `select r.id::text from warehouse_rating r
    join booking b on b.id = r.booking_id where r.created_at < b.left_at or greatest(r.created_at, r.replied_at) > now()`,
  'a booking is of another company than its order': `select b.code from booking b join load_order o on o.id = b.order_id
    where o.company_id <> b.order_company_id`,
};
