import { z } from 'zod';
import { DOWNLOAD_ORDERS } from '#areas/load-orders/contract/order.permissions.ts';
import { CRITICALITIES } from '#areas/routes/rules/alarm-types.ts';
import { idShape } from '#kernel/ids.ts';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { ALERT_ORIGINS, ALERT_TYPES } from '../rules/alerts/alert-types.ts';
import { SHARED_BY } from '../rules/alerts/groups.ts';
import { REVIEW_RESULTS, REVIEW_STATES } from '../rules/alerts/review.ts';
import { SEE_MAP } from './tracking.permissions.ts';

const text = z.string().nullable();

export const alertRow = z.object({
  _id: idShape,
  version: z.number().int(),
  type: z.enum(ALERT_TYPES),
  origin: z.enum(ALERT_ORIGINS),
  criticality: z.enum(CRITICALITIES),
  startedAt: z.string(),
  endedAt: text,
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  plate: text,
  trucker: text,
  loadingOrderCode: text,
  loadingOrderId: idShape.nullable(),
  transportUnitId: idShape.nullable(),
  deviceId: idShape.nullable(),
  route: text,
  client: text,
  transportCompany: text,
  operator: text,
  review: z.enum(REVIEW_STATES),
  result: z.enum(REVIEW_RESULTS).nullable(),
  reviewedAt: text,
  takenBy: text,
  /** Alerts of one cause are one line. */
  grouped: z.number().int(),
  /** What the alerts of one cause have in common. */
  sharedBy: z.enum(SHARED_BY).nullable(),
  sharedCode: text,
  isOwn: z.boolean(),
});

export const alertList = {
  id: 'alert',
  path: '/tracking/alerts',
  summary: 'Every alert of the own company and of the orders it carries, the newest first.',
  access: { permission: SEE_MAP },
  downloadAccess: { permission: { allOf: [SEE_MAP, DOWNLOAD_ORDERS] } },
  row: alertRow,
  rowsKey: 'alerts',
  columns: {
    startedAt: { kind: 'instant', sortable: true },
    criticality: { kind: 'status' },
    type: { kind: 'status' },
    plate: { kind: 'text' },
    trucker: { kind: 'text' },
    loadingOrderCode: { kind: 'text' },
    review: { kind: 'status' },
    takenBy: { kind: 'text' },
    endedAt: { kind: 'instant', hidden: true },
    result: { kind: 'status', hidden: true },
    route: { kind: 'text', hidden: true },
    client: { kind: 'text', hidden: true },
    transportCompany: { kind: 'text', hidden: true },
    operator: { kind: 'text', hidden: true },
    reviewedAt: { kind: 'instant', hidden: true },
  },
  filters: {
    dates: { kind: 'range', column: 'startedAt' },
    types: { kind: 'choice', choices: ALERT_TYPES, column: 'type' },
    criticalities: { kind: 'choice', choices: CRITICALITIES, column: 'criticality' },
    reviews: { kind: 'choice', choices: REVIEW_STATES, column: 'review' },
    results: { kind: 'choice', choices: REVIEW_RESULTS, column: 'result' },
    open: { kind: 'flag' },
    plates: { kind: 'options', column: 'plate' },
    truckers: { kind: 'options', column: 'trucker' },
    loadingOrders: { kind: 'options', column: 'loadingOrderCode' },
    routes: { kind: 'options', column: 'route' },
    clients: { kind: 'options', column: 'client' },
    transportCompanies: { kind: 'options', column: 'transportCompany' },
    operators: { kind: 'options', column: 'operator' },
  },
  searchable: true,
  tabs: {
    pending: { reviews: 'pending' },
    high: { reviews: 'pending', criticalities: 'high' },
    medium: { reviews: 'pending', criticalities: 'medium' },
    low: { reviews: 'pending', criticalities: 'low' },
    reviewed: { reviews: 'reviewed' },
  },
  defaultSort: '-startedAt',
} as const satisfies ListDefinition;
export type AlertRow = z.output<typeof alertList.row>;
