import { SEE_TRUCKER_PHONE, usesKeyedAttributes } from '#areas/load-orders/contract/order.permissions.ts';
import type { AssignmentView, OrderFileView, StopView } from '#areas/load-orders/contract/order.shapes.ts';
import { ORDER_DOCUMENT_TYPES } from '#areas/load-orders/rules/order-limits.ts';
import type { OrderSide } from '#areas/load-orders/rules/order-side.ts';
import { inFormOrder } from '#areas/load-orders/rules/property-definition.ts';
import { type PropertyValues, valueIn } from '#areas/load-orders/rules/property-value.ts';
import { holds } from '#kernel/permission.ts';
import type { Actor } from '#platform/actor.ts';
import { signedUrl } from '#platform/files/stored-file.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type { FullOrder } from './full-order.repository.ts';
import type { OrderRecord } from './order.repository.ts';
import type { OrderFileRecord } from './order-file.repository.ts';
import type { StopRecord } from './order-stop.repository.ts';

/** What a presenter needs to know about the reader. */
export type Reader = Pick<RequestContext<Actor>, 'actor' | 'language' | 'services' | 'now'>;

export const instant = (at: Date | null) => at?.toISOString() ?? null;
export const numberOf = (decimal: string | null) => (decimal === null ? null : Number(decimal));

/** With their names, in form order; by key for holders of the keyed variant. */
export function presentProperties(
  { order, definitions, assignmentCompanyName }: FullOrder,
  side: OrderSide,
  actor: Actor,
) {
  if (side !== 'own') return { propertiesOc: [], assignmentCompany: null };
  const values = order.properties as PropertyValues;
  if (usesKeyedAttributes(actor.permissions)) {
    const { assignment_company_id: companyId } = order;
    const known = companyId !== null && assignmentCompanyName !== null;
    return {
      propertiesOc: { ...values },
      assignmentCompany: known ? { companyId, companyName: assignmentCompanyName } : null,
    };
  }
  const shown = inFormOrder(definitions).filter(
    ({ nameKey, disable }) => !disable || valueIn(values, nameKey) !== undefined,
  );
  return {
    propertiesOc: shown.map(({ nameKey, name, type }) => ({
      nameKey,
      name,
      type,
      value: valueIn(values, nameKey) ?? null,
    })),
    assignmentCompany: null,
  };
}

/** The driver's phone is shown to dispatchers and to holders of the permission, never to a client. */
export function presentAssignment(order: OrderRecord, side: OrderSide, actor: Actor): AssignmentView | null {
  if (order.truck_id === null && order.carrier_id === null) return null;
  const seesPhone = side === 'driver' || (side !== 'client' && holds(actor.permissions, SEE_TRUCKER_PHONE));
  return {
    transportUnitId: order.truck_id,
    plate: order.plate,
    userId: order.driver_id,
    fullName: order.driver_name,
    phone: seesPhone ? order.driver_phone : null,
    companyId: order.carrier_id,
    companyName: order.carrier_name,
    trailerId: order.trailer_id,
    trailerPlate: order.trailer_plate,
    secondTrailerId: order.second_trailer_id,
    gpsDeviceId: side === 'client' ? null : order.gps_device_id,
    assignedAt: instant(order.assigned_at),
    acceptedAt: instant(order.accepted_at),
  };
}

export function presentStop(stop: StopRecord): StopView {
  return {
    _id: stop.id,
    position: stop.position,
    action: stop.action,
    place: stop.place,
    customer: stop.customer,
    contactName: stop.contact_name,
    contactPhone: stop.contact_phone,
    orderCode: stop.order_code,
    deliveryCode: stop.delivery_code,
    plannedAt: instant(stop.planned_at),
    quantity: numberOf(stop.quantity),
    quantityUnit: stop.quantity_unit,
    quantityDone: numberOf(stop.quantity_done),
    status: stop.status,
    note: stop.note,
    arrivedAt: instant(stop.arrived_at),
    doneAt: instant(stop.done_at),
  };
}

const DOCUMENTS: ReadonlySet<string> = new Set(ORDER_DOCUMENT_TYPES);

/** A client sees the documents of the load, but neither proof of tasks nor receipts. */
export function shownFiles(files: readonly OrderFileRecord[], side: OrderSide): readonly OrderFileRecord[] {
  return files.filter(({ type }) => seesFile(type, side));
}

export const seesFile = (type: string, side: OrderSide): boolean => side !== 'client' || DOCUMENTS.has(type);

export function presentFile(file: OrderFileRecord, { services, now }: Reader): OrderFileView {
  return {
    _id: file.id,
    type: file.type,
    fileId: file.fileId,
    fileName: file.name,
    contentType: file.contentType,
    size: file.size,
    url: signedUrl(services.config, file.fileId, now),
    taskId: file.taskId,
    stopId: file.stopId,
    createdAt: file.createdAt.toISOString(),
  };
}
