import { sql } from 'kysely';
import type { ListSource } from '#platform/list/list-source.ts';
import { bookingList } from '../contract/booking.list.ts';

const place = sql`left join lateral app.booked_warehouse(b.warehouse_id, b.dock_id) p on true`;
const PLACE = ['place'] as const;
const hour = sql`to_char(b.starts_at at time zone p.time_zone, 'HH24:MI')`;

/**
 * Those of the own warehouses, those of own orders elsewhere, and those one carries elsewhere: each by its own index. What is
 * elsewhere is said as its index says it, by the two columns; otherwise PostgreSQL reads the whole table for it.
 */
export const bookingListSource: ListSource = {
  definition: bookingList,
  from: sql`booking b`,
  key: sql`b.id`,
  joins: { place },
  parts: () => [
    sql`b.company_id = app.company_id()`,
    sql`b.order_company_id = app.company_id() and b.order_company_id <> b.company_id`,
    sql`b.carrier_company_id = app.company_id() and b.carrier_company_id <> b.company_id and b.order_company_id <> app.company_id()`,
  ],
  output: {
    _id: { sql: sql`b.id` },
    version: { sql: sql`b.version`, notNull: true },
    orderId: { sql: sql`b.order_id` },
    operationId: { sql: sql`b.operation_id` },
    orderKind: { sql: sql`b.order_kind` },
    code: { sql: sql`b.code`, notNull: true },
    loadingOrderCode: { sql: sql`b.order_code` },
    schedulingStatus: { sql: sql`b.state`, notNull: true },
    warehouseId: { sql: sql`b.warehouse_id`, notNull: true },
    warehouse: { sql: sql`p.warehouse_name`, needs: PLACE, notNull: true },
    timeZone: { sql: sql`p.time_zone`, needs: PLACE, notNull: true },
    action: { sql: sql`b.action`, notNull: true },
    typeOperation: { sql: sql`b.type_operation`, notNull: true },
    dueDate: { sql: sql`b.due_on` },
    startsAt: { sql: sql`b.starts_at` },
    endsAt: { sql: sql`b.ends_at` },
    dock: { sql: sql`p.dock_name`, needs: PLACE },
    plate: { sql: sql`b.plate` },
    trailerPlate: { sql: sql`b.trailer_plate` },
    trucker: { sql: sql`b.driver_name` },
    transportCompany: { sql: sql`b.carrier_name` },
    orderCodes: { sql: sql`b.order_codes`, notNull: true },
    deliveryCodes: { sql: sql`b.delivery_codes`, notNull: true },
    origin: { sql: sql`b.origin_city` },
    destination: { sql: sql`b.destination_city` },
    arrivedAt: { sql: sql`b.arrived_at` },
    dockedAt: { sql: sql`b.docked_at` },
    leftAt: { sql: sql`b.left_at` },
    misfit: { sql: sql`b.misfit`, notNull: true },
  },
  // Those without a time are looked for on the day their order asks for.
  sortBy: { startsAt: { sql: sql`b.expected_at`, notNull: true } },
  filters: {
    schedulingStatuses: { sql: sql`b.state` },
    dates: { sql: sql`b.expected_at`, days: 'instant' },
    warehouses: { sql: sql`b.warehouse_id`, label: sql`p.warehouse_name`, labelNeeds: PLACE },
    docks: { sql: sql`b.dock_id`, label: sql`p.dock_name`, labelNeeds: PLACE },
    actions: { sql: sql`b.action` },
    typeOperations: { sql: sql`b.type_operation` },
    startTimes: { sql: hour, needs: PLACE },
    plates: { sql: sql`b.plate`, anySpelling: true },
    trailerPlates: { sql: sql`b.trailer_plate`, anySpelling: true },
    truckers: { sql: sql`b.driver_name` },
    transportCompanies: { sql: sql`b.carrier_name` },
    orderCodes: { sql: sql`b.order_codes`, array: true },
    deliveryCodes: { sql: sql`b.delivery_codes`, array: true },
    origins: { sql: sql`b.origin_city` },
    destinations: { sql: sql`b.destination_city` },
    misfit: { sql: sql`b.misfit` },
  },
  searchFrom: (patterns) => sql`app.bookings_with(${patterns}) b`,
  tally: {
    // Everything that the company sees counts as its own here, so that the other parts of the list add nothing.
    from: sql`(select company_id, null::uuid as order_company_id, null::uuid as carrier_company_id, state, bookings
      from app.booking_tally) b`,
    rows: sql`b.bookings`,
    filters: ['schedulingStatuses'],
    serves: () => true,
  },
};
