import type { OperationFreight } from '#areas/operations/contract/operation.shapes.ts';
import type { Place } from '#areas/operations/contract/place.shapes.ts';
import type { OperationKind } from '#areas/operations/rules/operation-state.ts';
import type { PartnerName } from '#areas/partners/server/index.ts';
import type { SupervisionType } from '#areas/routes/rules/route-limits.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import { insertOperation, type OperationRecord, updateOperation } from './operation.repository.ts';
import { nextCodes } from './series.repository.ts';

export type OperationClient = Pick<PartnerName, 'id' | 'name' | 'linkedCompanyId'>;

/** An operation that was parsed and checked; nothing is checked again. */
export interface ParsedOperation {
  readonly kind: OperationKind;
  readonly dispatchType?: string | null;
  readonly serviceType?: string | null;
  readonly client?: OperationClient | null;
  readonly operatorId?: string | null;
  readonly reference?: string | null;
  readonly comment?: string | null;
  readonly origin: Place;
  readonly destination: Place;
  readonly routeGeofence?: { readonly routeGeofenceId: string; readonly type: SupervisionType } | null;
  readonly pickupDate: string;
  readonly deliveryDate: string;
  readonly categoryLoad?: string | null;
  readonly vehicleType?: string | null;
  readonly weightUnit?: string | null;
  readonly clientFreight?: OperationFreight | null;
  readonly supplierFreight?: OperationFreight | null;
  readonly promisedTn?: string | null;
  readonly templateId?: string | null;
}

export interface Author {
  readonly companyId: string;
  readonly userId: string;
}

export interface OperationName {
  readonly id: string;
  readonly code: string;
}

/** Inserts a new operation, with the next code of its company unless a code is given. */
export async function insertParsedOperation(
  trx: Trx,
  { companyId, userId }: Author,
  operation: ParsedOperation,
  name?: OperationName,
): Promise<OperationName> {
  const id = name?.id ?? createId();
  const code = name?.code ?? (await nextCodes(trx, companyId, 'operation'))[0]!;
  await insertOperation(trx, operationRow({ companyId, userId }, operation, { id, code }));
  return { id, code };
}

/** What is stored of a new operation. */
export function operationRow({ companyId, userId }: Author, operation: ParsedOperation, { id, code }: OperationName) {
  return {
    ...{ id, company_id: companyId, kind: operation.kind, code, created_by: userId },
    ...valuesOf(code, operation),
  };
}

/** The caller has locked the operation. */
export async function updateParsedOperation(trx: Trx, before: OperationRecord, operation: ParsedOperation) {
  await updateOperation(trx, before, valuesOf(before.code, operation));
}

function valuesOf(code: string, operation: ParsedOperation) {
  const { client = null, origin, destination, clientFreight = null, supplierFreight = null } = operation;
  const { reference = null } = operation;
  return {
    dispatch_type: operation.dispatchType ?? null,
    service_type: operation.serviceType ?? null,
    client_id: client?.id ?? null,
    client_company_id: client?.linkedCompanyId ?? null,
    operator_id: operation.operatorId ?? null,
    reference,
    comment: operation.comment ?? null,
    origin: JSON.stringify(origin),
    destination: JSON.stringify(destination),
    origin_city: origin.cityName,
    destination_city: destination.cityName,
    path_id: operation.routeGeofence?.routeGeofenceId ?? null,
    supervision: operation.routeGeofence?.type ?? null,
    pickup_date: operation.pickupDate,
    delivery_date: operation.deliveryDate,
    category_load: operation.categoryLoad ?? null,
    vehicle_type: operation.vehicleType ?? null,
    weight_unit: operation.weightUnit ?? null,
    client_freight_type: clientFreight?.type ?? null,
    client_freight: clientFreight?.value ?? null,
    client_freight_currency: clientFreight?.currency ?? null,
    supplier_freight_type: supplierFreight?.type ?? null,
    supplier_freight: supplierFreight?.value ?? null,
    supplier_freight_currency: supplierFreight?.currency ?? null,
    promised_tn: operation.promisedTn ?? null,
    template_id: operation.templateId ?? null,
    searchText: searchText([code, reference, client?.name, origin.cityName, destination.cityName]),
  };
}

/** The searchable texts of an operation, one per line. */
function searchText(texts: readonly (string | null | undefined)[]): string {
  return [...new Set(texts.filter(Boolean))].join('\n');
}
