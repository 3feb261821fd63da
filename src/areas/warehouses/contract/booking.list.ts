import { z } from 'zod';
import { DOCK_OPERATION_NAMES } from '#areas/fleet/rules/vehicle-category.ts';
import { ORDER_KINDS } from '#areas/load-orders/rules/order-kind.ts';
import { idShape } from '#kernel/ids.ts';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { BOOKING_STATES } from '../rules/booking-state.ts';
import { DOCK_ACTIONS } from '../rules/free-times.ts';
import { DOWNLOAD_BOOKINGS, READ_BOOKINGS } from './warehouse.permissions.ts';

const text = z.string().nullable();

const row = z.object({
  _id: idShape,
  version: z.number().int(),
  orderId: idShape.nullable(),
  operationId: idShape.nullable(),
  orderKind: z.enum(ORDER_KINDS).nullable(),
  code: z.string(),
  loadingOrderCode: text,
  schedulingStatus: z.enum(BOOKING_STATES),
  warehouseId: idShape,
  warehouse: z.string(),
  timeZone: z.string(),
  action: z.enum(DOCK_ACTIONS),
  typeOperation: z.enum(DOCK_OPERATION_NAMES),
  dueDate: text,
  startsAt: text,
  endsAt: text,
  dock: text,
  plate: text,
  trailerPlate: text,
  trucker: text,
  transportCompany: text,
  orderCodes: z.array(z.string()),
  deliveryCodes: z.array(z.string()),
  origin: text,
  destination: text,
  arrivedAt: text,
  dockedAt: text,
  leftAt: text,
  misfit: z.boolean(),
});

/** The states as tabs, in the order a truck goes through them. */
const tabOf = (state: (typeof BOOKING_STATES)[number]) => ({ schedulingStatuses: state });

export const bookingList = {
  id: 'scheduling',
  path: '/warehouse/schedule',
  summary: 'Every booking of the own warehouses, of own orders and of orders one carries.',
  access: { permission: READ_BOOKINGS },
  downloadAccess: { permission: { allOf: [DOWNLOAD_BOOKINGS] } },
  row,
  rowsKey: 'schedulings',
  columns: {
    loadingOrderCode: { kind: 'text', sortable: true },
    schedulingStatus: { kind: 'status', sortable: true },
    startsAt: { kind: 'instant', sortable: true },
    warehouse: { kind: 'text' },
    dock: { kind: 'text' },
    action: { kind: 'status' },
    plate: { kind: 'text' },
    trucker: { kind: 'text' },
    transportCompany: { kind: 'text' },
    dueDate: { kind: 'day' },
    typeOperation: { kind: 'status', hidden: true },
    trailerPlate: { kind: 'text', hidden: true },
    orderCodes: { kind: 'tags', hidden: true },
    deliveryCodes: { kind: 'tags', hidden: true },
    origin: { kind: 'text', hidden: true },
    destination: { kind: 'text', hidden: true },
    arrivedAt: { kind: 'instant', hidden: true },
    dockedAt: { kind: 'instant', hidden: true },
    leftAt: { kind: 'instant', hidden: true },
    code: { kind: 'text', hidden: true },
  },
  filters: {
    schedulingStatuses: { kind: 'choice', choices: BOOKING_STATES, column: 'schedulingStatus' },
    dates: { kind: 'range' },
    warehouses: { kind: 'options', column: 'warehouse' },
    docks: { kind: 'options', column: 'dock' },
    actions: { kind: 'choice', choices: DOCK_ACTIONS, column: 'action' },
    typeOperations: { kind: 'choice', choices: DOCK_OPERATION_NAMES, column: 'typeOperation' },
    startTimes: { kind: 'options' },
    plates: { kind: 'options', column: 'plate' },
    trailerPlates: { kind: 'options', column: 'trailerPlate' },
    truckers: { kind: 'options', column: 'trucker' },
    transportCompanies: { kind: 'options', column: 'transportCompany' },
    orderCodes: { kind: 'options' },
    deliveryCodes: { kind: 'options' },
    origins: { kind: 'options', column: 'origin' },
    destinations: { kind: 'options', column: 'destination' },
    misfit: { kind: 'flag' },
  },
  searchable: true,
  tabs: {
    pending: tabOf('pending'),
    scheduled: tabOf('scheduled'),
    arrived: tabOf('arrived'),
    inDock: tabOf('inDock'),
    completed: tabOf('completed'),
    cancelled: tabOf('cancelled'),
    noShow: tabOf('noShow'),
  },
  defaultSort: '-startsAt',
} as const satisfies ListDefinition;
export type BookingRow = z.output<typeof bookingList.row>;
