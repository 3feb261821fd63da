import { SEE_FREIGHT } from '#areas/load-orders/contract/order.permissions.ts';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { PLAIN_FIELDS } from '#areas/load-orders/contract/order-fields.ts';
import { movesOf } from '#areas/load-orders/contract/order-moves.ts';
import type { OrderSide } from '#areas/load-orders/rules/order-side.ts';
import { isOpen, statusName } from '#areas/load-orders/rules/order-status.ts';
import type { SupervisionType } from '#areas/routes/rules/route-limits.ts';
import { CONTAINER_RULE } from '#countries/container.ts';
import { fieldMapping } from '#kernel/field-mapping.ts';
import { holds } from '#kernel/permission.ts';
import { carrierOf } from './assign/truck-owner.ts';
import { namesFor } from './catalogue-names.ts';
import type { FullOrder } from './full-order.repository.ts';
import type { OrderRecord } from './order.repository.ts';
import { presentPlan } from './plan/plan.presenter.ts';
import { presentCargo, presentFreights, presentNamed } from './present-cargo.ts';
import {
  instant,
  numberOf,
  presentAssignment,
  presentFile,
  presentProperties,
  presentStop,
  type Reader,
  shownFiles,
} from './present-parts.ts';
import { presentReturn } from './returned/return.presenter.ts';

const plain = fieldMapping(PLAIN_FIELDS);

export function presentOrder(full: FullOrder, side: OrderSide, reader: Reader): OrderView {
  const { order } = full;
  const { actor } = reader;
  const names = namesFor(reader);
  const showsFreights = side !== 'client' && (side === 'driver' || holds(actor.permissions, SEE_FREIGHT));
  const { kind, status } = order;
  return {
    _id: order.id,
    version: order.version,
    kind,
    operationMode: order.mode,
    side,
    loadingOrderCode: order.code,
    loadingOrderStatus: status,
    statusName: statusName(status),
    statusAt: order.status_at.toISOString(),
    moves: movesOf({ kind, status, side, carrierChooses: carrierOf(order) !== order.company_id }, actor.permissions),
    company: { companyId: order.company_id, companyName: full.companyName },
    operation: {
      operationId: order.operation_id,
      operationCode: full.operationCode,
      state: full.operationState,
    },
    opportunity: presentSource(order, side),
    ...presentPeople(full, side),
    ...plain.toReply(order),
    ...presentNamed(order, names),
    routeGeofence: presentRouteGeofence(order),
    plan: full.plan ? presentPlan(full.plan, order, side) : null,
    ...presentCargo(order, names),
    showsFreights,
    ...presentFreights(order, side, showsFreights, names),
    hasRepeatedBL: side === 'own' && full.repeatedBill,
    equipmentNumberDoubtful: isDoubtful(order.equipment_number),
    ...presentProperties(full, side, actor),
    assignment: presentAssignment(order, side, actor),
    stops: full.stops.map(presentStop),
    documents: shownFiles(full.files, side).map((file) => presentFile(file, reader)),
    returned: side === 'client' ? null : presentReturn(order, full.returned),
    tasks: { done: order.tasks_done, total: order.tasks_total },
    lastCheckpoint: presentLast(order, side),
    loadedTn: numberOf(order.loaded_tn),
    deliveredTn: numberOf(order.delivered_tn),
    rated: order.rated,
    lateAt: instant(order.late_at),
    deliveryDueAt: instant(full.deliveryDueAt),
    startedAt: instant(order.started_at),
    finishedAt: instant(order.finished_at),
    createdBy: side === 'own' ? (full.people[order.created_by ?? ''] ?? null) : null,
    createdAt: order.created_at.toISOString(),
    updatedAt: order.updated_at.toISOString(),
  };
}

/** A client sees where the truck is from the assignment to the delivery. */
function presentLast({ status, last_lat, last_lng, last_seen_at }: OrderRecord, side: OrderSide) {
  if (last_lat === null || last_lng === null || last_seen_at === null) return null;
  if (side === 'client' && !isOpen(status)) return null;
  return { lat: last_lat, lng: last_lng, at: last_seen_at.toISOString() };
}

function presentPeople(full: FullOrder, side: OrderSide) {
  const { order, clientName, clientTaxId, clientCountry, people } = full;
  const person = (userId: string | null) => {
    const fullName = people[userId ?? ''];
    return userId === null || fullName === undefined ? null : { userId, fullName };
  };
  const isOwn = side === 'own';
  return {
    clientCompany:
      order.client_id === null || clientName === null
        ? null
        : { _id: order.client_id, name: clientName, taxId: clientTaxId, countryId: clientCountry },
    notificationClient:
      isOwn && (order.notification_mail ?? order.notification_first_name ?? order.notification_last_name) !== null
        ? {
            mail: order.notification_mail,
            firstName: order.notification_first_name,
            lastName: order.notification_last_name,
          }
        : null,
    operator: person(order.operator_id),
    assignedAnalyst: isOwn ? person(order.analyst_id) : null,
  };
}

function presentRouteGeofence({ path_id, supervision }: OrderRecord): OrderView['routeGeofence'] {
  return path_id && supervision ? { routeGeofenceId: path_id, type: supervision as SupervisionType } : null;
}

function isDoubtful(equipmentNumber: string | null): boolean {
  if (equipmentNumber === null) return false;
  const result = CONTAINER_RULE.check(equipmentNumber);
  return result.ok && result.warnings.length > 0;
}

/** The client and the driver do not know how the carrier was found. */
function presentSource(
  { opportunity_id: _id, opportunity_code: code }: OrderRecord,
  side: OrderSide,
): OrderView['opportunity'] {
  return _id && code && (side === 'own' || side === 'carrier') ? { _id, code } : null;
}
