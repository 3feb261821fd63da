/**
 * What a hand would write for each request: one prepared statement, whose reply PostgreSQL makes as JSON, of the owner of
 * the tables: no sign-in, no row-level security.
 */

/** The warehouse of a booking ($1), how long its truck takes there, and the docks that take it. */
const ASKED = `
  asked as materialized (
    select w.*, a.full_name, b.id as booking_id, b.due_on, s.minutes, make_interval(mins => s.minutes + w.buffer_minutes) as needed,
      make_interval(mins => s.minutes) as work, make_interval(mins => w.interval_minutes) as step,
      (now() at time zone w.time_zone)::date as today, b.action, b.type_operation, b.vehicle_type
    from booking b join warehouse w on w.company_id = b.company_id and w.id = b.warehouse_id
    join company_address a on a.company_id = w.company_id and a.id = w.id
    cross join lateral app.service_at(w.id, b.vehicle_type, b.type_operation, b.action) s where b.id = $1),
  docks as materialized (
    select d.id, d.name, d.position, d.lanes from asked q join dock d on d.company_id = q.company_id and d.warehouse_id = q.id
    where d.removed_at is null and d.in_service and q.action = any (d.actions)
      and (d.operations = '{}' or q.type_operation = any (d.operations))
      and (d.vehicle_types = '{}' or q.vehicle_type is null or q.vehicle_type = any (d.vehicle_types)))`;

/** Slots that count: neither the booking's own nor a hold that is over. */
const TAKEN = `(s.held_until is null or s.held_until > clock_timestamp()) and s.booking_id is distinct from q.booking_id`;
const isClosed = (at: string, dock: string) => `exists (
  select from warehouse_closure c where c.company_id = q.company_id and c.warehouse_id = q.id and (c.dock_id is null or c.dock_id = ${dock})
    and (c.starts_on + coalesce(c.starts, '00:00')) at time zone q.time_zone < ${at} + q.work
    and (c.ends_on + coalesce(c.ends, '24:00')) at time zone q.time_zone > ${at})`;

const DAYS_REPLY = `select json_build_object('warehouse', json_build_object('_id', q.id, 'fullName', q.full_name, 'timeZone', q.time_zone,
      'viewDaysCalendar', q.view_days, 'docks', (select json_agg(json_build_object('id', id, 'name', name) order by position) from docks)),
    'from', greatest(q.today, q.due_on - 1), 'until', q.today + q.view_days, 'expired', coalesce(q.due_on < q.today, false), 'dueDate', q.due_on,
    'unavailableDays', coalesce((select json_agg(day order by day) from free where not found), '[]'), 'minutes', q.minutes,
    'mayChooseDock', true, 'seconds', 34)::text as body
  from asked q`;

/** Day by day until one free place is found: of a lane, the ends of its slots and the beginnings of the next ones. */
const DAYS = `
  with ${ASKED},
  shifts as materialized (
    select h.weekday, h.starts, h.ends, h.dock_ids from asked q
    join warehouse_shift h on h.company_id = q.company_id and h.warehouse_id = q.id),
  days as (
    select d::date as day from asked q,
      generate_series(greatest(q.today, q.due_on - 1), q.today + q.view_days, interval '1 day') d),
  free as (
    select t.day, exists (
      select from shifts h
      cross join lateral (select (t.day + h.starts) at time zone q.time_zone as opens, (t.day + h.ends) at time zone q.time_zone as closes) o
      cross join docks d cross join lateral generate_series(1, d.lanes) l
      cross join lateral (
        select p.at as begins, coalesce(lead(p.starts_at) over (order by p.starts_at), 'infinity') as ends from (
          select '-infinity'::timestamptz as starts_at, greatest(o.opens, now(), (
            select s.ends_at from dock_slot s where s.dock_id = d.id and s.lane = l and s.starts_at < o.opens and ${TAKEN}
            order by s.starts_at desc limit 1)) as at
          union all
          select s.starts_at, s.ends_at from dock_slot s
          where s.dock_id = d.id and s.lane = l and s.starts_at >= o.opens and s.starts_at < o.closes + q.needed and ${TAKEN}) p) g
      cross join lateral (select o.opens + q.step * ceil(extract(epoch from greatest(g.begins, o.opens, now()) - o.opens)
        / extract(epoch from q.step)) as at) f
      where h.weekday = extract(dow from t.day) and (h.dock_ids = '{}' or d.id = any (h.dock_ids))
        and f.at + q.needed <= g.ends and f.at + q.work <= o.closes and not ${isClosed('f.at', 'd.id')}) as found
    from asked q, days t)
${DAYS_REPLY}`;

/** Every gap of every lane at once, and the days it has a start on: better where little is free. */
const DAYS_AT_ONCE = `
  with ${ASKED},
  lanes as materialized (select d.id, l as lane, array(select s.starts_at from dock_slot s where s.booking_id = q.booking_id
      and s.held_until is null and s.dock_id = d.id and s.lane = l) as own, (q.today::timestamp at time zone q.time_zone) as opens,
    ((q.today + q.view_days + 2)::timestamp at time zone q.time_zone) as closes from asked q cross join docks d cross join lateral generate_series(1, d.lanes) l),
  gaps as materialized (
    select g.dock_id, greatest(g.begins, now()) as begins, g.ends from asked q cross join lanes l cross join lateral (
      select l.id as dock_id, lag(s.ends_at, 1, l.opens) over (order by s.starts_at) as begins, s.starts_at as ends from dock_slot s
      where s.dock_id = l.id and s.lane = l.lane and s.starts_at >= l.opens and s.starts_at < l.closes
        and (s.held_until is null or s.held_until > statement_timestamp()) and s.starts_at <> all (l.own)
      union all
      select l.id, coalesce((select s.ends_at from dock_slot s where s.dock_id = l.id and s.lane = l.lane and s.starts_at < l.closes
        and (s.held_until is null or s.held_until > statement_timestamp()) and s.starts_at <> all (l.own)
        order by s.starts_at desc limit 1), l.opens), l.closes) g
    where g.ends - g.begins >= q.needed),
  open as materialized (
      select distinct (f.at at time zone q.time_zone)::date as day from asked q cross join gaps g cross join lateral generate_series(
        (g.begins at time zone q.time_zone)::date, (g.ends at time zone q.time_zone)::date, interval '1 day') d(day)
      join warehouse_shift h on h.company_id = q.company_id and h.warehouse_id = q.id and h.weekday = extract(dow from d.day)
        and (h.dock_ids = '{}' or g.dock_id = any (h.dock_ids))
      cross join lateral (select (d.day::date + h.starts) at time zone q.time_zone as opens, (d.day::date + h.ends) at time zone q.time_zone as closes) o
      cross join lateral (select o.opens + q.step * ceil(extract(epoch from greatest(g.begins, o.opens) - o.opens)
        / extract(epoch from q.step)) as at) f
      where f.at + q.needed <= g.ends and f.at + q.work <= o.closes and not ${isClosed('f.at', 'g.dock_id')}),
  free as (
    select t.day, t.day in (select day from open) as found
    from asked q, generate_series(greatest(q.today, q.due_on - 1), q.today + q.view_days, interval '1 day') e(at), lateral (select e.at::date as day) t)
  ${DAYS_REPLY}`;

/** Every start of every dock on a day ($2), with whether somebody has it or is choosing it. */
const TIMES = `
  with ${ASKED},
  starts as materialized (
    select h.id as shift_id, h.dock_ids, at, (t at time zone q.time_zone) as shown, q.work, q.needed
    from asked q join warehouse_shift h on h.company_id = q.company_id and h.warehouse_id = q.id
    cross join lateral (select ($2::date + h.starts) at time zone q.time_zone as opens, ($2::date + h.ends) at time zone q.time_zone as closes) o
    cross join lateral generate_series(o.opens, o.closes - q.work, q.step) t cross join lateral (select t as at) a
    where h.weekday = extract(dow from $2::date) and t >= now()),
  slots as materialized (
    select s.dock_id, s.lane, s.starts_at, s.ends_at, s.held_until from asked q cross join docks d
    join dock_slot s on s.dock_id = d.id and s.starts_at >= ($2::date - 1)::timestamp at time zone q.time_zone
      and s.starts_at < ($2::date + 2)::timestamp at time zone q.time_zone where ${TAKEN}),
  taken as (
    select d.id as dock_id, t.at, count(distinct s.lane) as lanes, bool_or(s.held_until is not null) as held
    from starts t cross join docks d join slots s on s.dock_id = d.id and s.starts_at < t.at + t.needed and s.ends_at > t.at group by 1, 2)
  select json_build_object('schedules', coalesce(json_agg(json_build_object('dock', json_build_object('id', d.id), 'shiftId', t.shift_id,
      'startTime', to_char(t.shown, 'HH24:MI'), 'endTime', to_char(t.shown + t.work, 'HH24:MI'),
      'scheduleStatus', coalesce(k.lanes, 0) < d.lanes, 'held', coalesce(k.lanes >= d.lanes and k.held, false)) order by t.at, d.position), '[]'))::text as body
  from asked q cross join starts t cross join docks d left join taken k on k.dock_id = d.id and k.at = t.at
  where (t.dock_ids = '{}' or d.id = any (t.dock_ids)) and not ${isClosed('t.at', 'd.id')}`;

const ROW = `b.id as "_id", b.version, b.order_id as "orderId", b.operation_id as "operationId", b.order_kind as "orderKind", b.code,
  b.order_code as "loadingOrderCode", b.state as "schedulingStatus", b.warehouse_id as "warehouseId", a.full_name as warehouse,
  w.time_zone as "timeZone", b.action, b.type_operation as "typeOperation", b.due_on as "dueDate", b.starts_at as "startsAt",
  b.ends_at as "endsAt", d.name as dock, b.plate, b.trailer_plate as "trailerPlate", b.driver_name as trucker,
  b.carrier_name as "transportCompany", b.order_codes as "orderCodes", b.delivery_codes as "deliveryCodes", b.origin_city as origin,
  b.destination_city as destination, b.arrived_at as "arrivedAt", b.docked_at as "dockedAt", b.left_at as "leftAt", b.misfit`;

/** Of the own warehouses, of own orders elsewhere, and carried elsewhere: each along its own index. */
const PARTS = [
  'b.company_id = $1',
  'b.order_company_id = $1 and b.order_company_id <> b.company_id',
  'b.carrier_company_id = $1 and b.carrier_company_id <> b.company_id and b.order_company_id <> $1',
];

/** Where nothing is filtered the total is the sum of the tally; otherwise the parts are counted. */
const list = (where: string) => {
  const order = 'b.expected_at desc, b.id desc';
  const pages = PARTS.map(
    (part) => `(select b.* from booking b where ${part} and ${where} order by ${order} limit 20)`,
  );
  const counts =
    where === 'true'
      ? ['coalesce((select sum(bookings) from app.booking_tally where company_id = $1), 0)']
      : PARTS.map((part) => `(select count(*) from booking b where ${part} and ${where})`);
  return `with total as materialized (select (${counts.join(' + ')})::int as matches)
    select json_build_object('schedulings', coalesce((select json_agg(row_to_json(shown)) from (
        select ${ROW} from (select * from (${pages.join(' union all ')}) b order by ${order} limit 20) b
        join warehouse w on w.id = b.warehouse_id
        cross join lateral (select full_name from company_address a where a.id = w.id limit 1) a
        left join lateral (select name from dock d where d.id = b.dock_id limit 1) d on true order by ${order}) shown), '[]'),
      'totalPage', ceil(matches / 20.0)::int, 'totalRegistry', matches)::text as body from total`;
};

const ms = (column: string) => `(extract(epoch from b.${column}) * 1000)::float8`;
/** What a guard sees of a booking. */
export const ENTRY = `b.id, b.warehouse_id as "warehouseId", b.code, b.state, b.ticket_version as "ticketVersion", b.action,
  ${ms('starts_at')} as "startsAt", ${ms('ends_at')} as "endsAt", d.name as dock, b.plate, b.trailer_plate as "trailerPlate",
  b.driver_name as driver, b.carrier_name as carrier, b.order_id as "orderId", b.order_code as "orderCode",
  b.state in ('pending', 'scheduled') and (b.truck_id is not null or b.driver_id is not null)
    and app.documents_expired(b.truck_id, b.driver_id, (now() at time zone w.time_zone)::date) as "documentsExpired",
  ${ms('arrived_at')} as "arrivedAt", ${ms('called_at')} as "calledAt", ${ms('docked_at')} as "dockedAt", ${ms('left_at')} as "leftAt"
  from booking b join warehouse w on w.company_id = b.company_id and w.id = b.warehouse_id
  left join dock d on d.company_id = b.company_id and d.id = b.dock_id`;

export const READS = {
  days: DAYS,
  daysAtOnce: DAYS_AT_ONCE,
  times: TIMES,
  list: list('true'),
  listed: list('b.state = $2 and b.warehouse_id = $3'),
  dated: list('b.expected_at >= $2 and b.expected_at < $3 and b.carrier_name = $4'),
  search: list('b.search_text like $2'),
} as const;
export type BareRead = keyof typeof READS;
