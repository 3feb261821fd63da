import { EVENT, type Run } from '../bare-server.ts';
import { ENTRY } from './bare-reads.ts';

/** The same locks, constraints and entries as the product's, in as few statements as a hand needs. */

const PLACE = `select d.id, d.company_id, d.warehouse_id, d.lanes from dock d where d.id = $1 for no key update`;
const EXPIRED = 'delete from dock_slot where dock_id = $1 and held_until <= app.clock()';
/** The lowest free lane; $5 says how long the truck takes. */
const HOLD = `insert into dock_slot as s (id, company_id, warehouse_id, dock_id, lane, starts_at, ends_at, held_until, held_by)
  select $1, d.company_id, d.warehouse_id, d.id, l.lane, $3::timestamptz, $3::timestamptz + w.needed,
    app.clock() + interval '34 seconds', $4
  from dock d cross join lateral generate_series(1, d.lanes) as l (lane)
  cross join lateral (select make_interval(mins => s.minutes) as needed from booking b
    cross join lateral app.service_at(b.warehouse_id, b.vehicle_type, b.type_operation, b.action) s where b.id = $5) w
  left join lateral (select o.ends_at from dock_slot o where o.dock_id = d.id and o.lane = l.lane
    and o.starts_at < $3::timestamptz + w.needed order by o.starts_at desc limit 1) o on true
  where d.id = $2 and (o.ends_at is null or o.ends_at <= $3::timestamptz) order by l.lane limit 1
  returning s.id as key, s.starts_at, s.ends_at, s.dock_id, extract(epoch from s.held_until - app.clock())::float8 as "secondsLeft"`;

/** Keeps a place of a dock for 34 seconds. */
async function hold(run: Run, [key, bookingId, dockId, startsAt]: readonly string[]): Promise<unknown> {
  await run('place', PLACE, [dockId]);
  await run('expired', EXPIRED, [dockId]);
  const [held] = await run('hold', HOLD, [key, dockId, startsAt, 'floor', bookingId]);
  if (!held) throw new Error('taken');
  return { hold: held };
}

const LOCK_ORDER =
  'select from load_order o where o.id = (select b.order_id from booking b where b.id = $1) for no key update';
const LOCK_BOOKING = 'select * from booking where id = $1 for update';
const LOCK_HOLD = `select *, held_until > app.clock() as holds from dock_slot where id = $1 and held_by = $2 for update`;
const FREED = 'delete from dock_slot where booking_id = $1 and held_until is null';
const TAKEN = 'update dock_slot set booking_id = $2, held_until = null, held_by = null where id = $1';
const BOOKED = `update booking set state = 'scheduled', dock_id = $2, lane = $3, starts_at = $4, ends_at = $5, expected_at = $4, misfit = false,
  wants_earlier = false, reminded_at = null where id = $1`;
const HISTORY = `insert into booking_event (id, company_id, booking_id, user_id, type, details, client_key)
  values (gen_random_uuid(), $1, $2, $1, $3, $4, $5)`;
const REPLY = `select row_to_json(r) as scheduling from (select b.*, p.* from booking b
  cross join lateral app.booked_warehouse(b.warehouse_id, b.dock_id) p where b.id = $1) r`;

/** The hold becomes the place of the booking, with its history and the event that notifies people. */
async function book(run: Run, [key, bookingId]: readonly string[]): Promise<unknown> {
  await run('order', LOCK_ORDER, [bookingId]);
  const [booking] = await run('booking', LOCK_BOOKING, [bookingId]);
  const [held] = await run('lock hold', LOCK_HOLD, [key, 'floor']);
  if (!booking || !held?.holds) throw new Error('over');
  await run('freed', FREED, [bookingId]);
  await run('taken', TAKEN, [key, bookingId]);
  await run('booked', BOOKED, [bookingId, held.dock_id, held.lane, held.starts_at, held.ends_at]);
  await run('history', HISTORY, [booking.company_id, bookingId, 'booked', { startsAt: held.starts_at }, null]);
  await run('event', EVENT, [booking.company_id, 'floor.booked', { bookingId }]);
  return (await run('reply', REPLY, [bookingId]))[0];
}

const GATE = `select w.id, w.company_id, w.early_minutes, w.late_minutes, a.full_name from warehouse w
  join company_address a on a.company_id = w.company_id and a.id = w.id where w.id = $1`;
const FOUND = `select ${ENTRY} where b.code = $1 and b.company_id = $2`;
const CHECK = `insert into gate_check (id, company_id, warehouse_id, at, user_id, verdict, booking_id, shown)
  values ($1, $2, $3, now(), $2, $4, $5, $6) on conflict (id) do nothing`;

/** The judgement is the product's in its plainest form; what it costs are the statements. */
async function judged(run: Run, warehouseId: string, code: string, key: string) {
  const [gate] = await run('gate', GATE, [warehouseId]);
  const [entry] = await run('found', FOUND, [code, gate!.company_id]);
  const away = Date.now() - Number(entry!.startsAt);
  const isIn = away > -Number(gate!.early_minutes) * 60_000 && away < Number(gate!.late_minutes) * 60_000;
  const verdict = entry!.state !== 'scheduled' ? 'used' : isIn ? 'enter' : 'anotherDay';
  await run('check', CHECK, [key, gate!.company_id, warehouseId, verdict, entry!.id, code]);
  return { entry: entry!, verdict, companyId: gate!.company_id };
}

/** A code is judged, and what was judged is noted. */
async function validate(run: Run, [warehouseId, code]: readonly string[]): Promise<unknown> {
  const { entry, verdict } = await judged(run, warehouseId!, code!, crypto.randomUUID());
  return { check: { verdict, entered: false, warehouse: null, booking: entry, others: [] } };
}

/** The same, and the truck is in: once, however many gates let it in. */
async function letIn(run: Run, [warehouseId, code, key]: readonly string[]): Promise<unknown> {
  const { entry, verdict, companyId } = await judged(run, warehouseId!, code!, key!);
  await run('order', LOCK_ORDER, [entry.id]);
  const [booking] = await run('booking', LOCK_BOOKING, [entry.id]);
  if (booking!.state !== 'scheduled' || verdict !== 'enter') throw new Error(`not let in: ${verdict}`);
  await run('arrive', `update booking set state = 'arrived', arrived_at = now() where id = $1`, [entry.id]);
  await run('history', HISTORY, [companyId, entry.id, 'arrived', {}, key]);
  await run('event', EVENT, [companyId, 'floor.arrived', { bookingId: entry.id }]);
  const [current] = await run('found', FOUND, [code, companyId]);
  return { check: { verdict, entered: true, warehouse: null, booking: current, others: [] } };
}

export const WRITES = { hold, book, validate, letIn } as const;
