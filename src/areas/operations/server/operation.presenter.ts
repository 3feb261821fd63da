import { SEE_FREIGHT } from '#areas/operations/contract/operation.permissions.ts';
import type {
  Figures,
  OperationFreight,
  OperationOrder,
  OperationView,
} from '#areas/operations/contract/operation.shapes.ts';
import type { Currency } from '#areas/operations/rules/catalogues.ts';
import { tonnageOf } from '#areas/operations/rules/figures.ts';
import type { FreightType } from '#areas/operations/rules/freight.ts';
import type { SupervisionType } from '#areas/routes/rules/route-limits.ts';
import { holds } from '#kernel/permission.ts';
import type { Actor } from '#platform/actor.ts';
import type { OperationRecord } from './operation.repository.ts';
import type { OperationOrderRow, PricesRow } from './operation-orders.repository.ts';
import type { RelatedRecords } from './operation-relations.repository.ts';

export interface FullOperation {
  readonly record: OperationRecord;
  readonly around: RelatedRecords;
  readonly orders: readonly OperationOrderRow[];
  /** Agro only: the weighed tonnes. */
  readonly weighed: readonly Pick<PricesRow, 'loaded_tn' | 'delivered_tn'>[];
  /** Null for readers without the permission to see prices. */
  readonly figures: Figures | null;
}

/** Prices: all for the operation's own company, the client's own price for the client, none for a carrier. */
export function mayPrice(actor: Actor, record: OperationRecord): { readonly client: boolean; readonly all: boolean } {
  const sees = holds(actor.permissions, SEE_FREIGHT);
  const all = sees && record.company_id === actor.companyId;
  return { all, client: all || (sees && record.client_company_id === actor.companyId) };
}

export function presentOperation(whole: FullOperation, actor: Actor): OperationView {
  const { record, around, figures } = whole;
  const price = mayPrice(actor, record);
  const { clientFreight, supplierFreight } = freightsOf(record);
  const named = (id: string | null, name: string | null) => (id && name ? { id, name } : null);
  const client = named(record.client_id, around.clientName);
  const operator = named(record.operator_id, around.operatorName);
  const template = named(record.template_id, around.templateName);
  return {
    _id: record.id,
    version: record.version,
    kind: record.kind,
    code: record.code,
    state: record.state,
    own: record.company_id === actor.companyId,
    companyName: around.companyName,
    dispatchType: record.dispatch_type as OperationView['dispatchType'],
    serviceType: record.service_type as OperationView['serviceType'],
    client: client && { _id: client.id, name: client.name },
    operator: operator && { userId: operator.id, fullName: operator.name },
    template: template && { _id: template.id, name: template.name },
    reference: record.reference,
    comment: record.comment,
    origin: record.origin,
    destination: record.destination,
    routeGeofence:
      record.path_id && around.pathName
        ? { routeGeofenceId: record.path_id, type: record.supervision as SupervisionType, name: around.pathName }
        : null,
    dates: { pickupDate: record.pickup_date, deliveryDate: record.delivery_date },
    categoryLoad: record.category_load,
    typeTransportUnit: record.vehicle_type,
    weightUnit: record.weight_unit as OperationView['weightUnit'],
    clientFreight: price.client ? clientFreight : null,
    supplierFreight: price.all ? supplierFreight : null,
    promisedTn: record.promised_tn,
    finalizedAt: record.finalized_at?.toISOString() ?? null,
    canceledAt: record.canceled_at?.toISOString() ?? null,
    cancelReason: record.cancel_reason,
    orderCount: record.order_count,
    orders: whole.orders.map(presentOrder),
    figures,
    tonnage:
      record.kind === 'agro'
        ? tonnageOf(
            record.promised_tn,
            whole.weighed.map(({ loaded_tn, delivered_tn }) => ({ loadedTn: loaded_tn, deliveredTn: delivered_tn })),
          )
        : null,
    createdAt: record.created_at.toISOString(),
    updatedAt: record.updated_at.toISOString(),
  };
}

export function freightsOf(record: OperationRecord) {
  return {
    clientFreight: freightOf(record.client_freight_type, record.client_freight, record.client_freight_currency),
    supplierFreight: freightOf(record.supplier_freight_type, record.supplier_freight, record.supplier_freight_currency),
  };
}

function freightOf(type: string | null, value: string | null, currency: string | null): OperationFreight | null {
  return type === null ? null : { type: type as FreightType, value, currency: currency as Currency | null };
}

function presentOrder(row: OperationOrderRow): OperationOrder {
  return {
    _id: row.id,
    loadingOrderCode: row.code,
    loadingOrderStatus: row.status,
    kind: row.kind,
    originCity: row.origin_city,
    destinationCity: row.destination_city,
    loadingDate: row.loading_date,
    deliveryDate: row.delivery_date,
    lateAt: row.late_at?.toISOString() ?? null,
    plate: row.plate,
    driverName: row.driver_name,
    carrierName: row.carrier_name,
    loadedTn: row.loaded_tn,
    deliveredTn: row.delivered_tn,
  };
}
