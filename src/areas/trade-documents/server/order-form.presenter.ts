import type {
  ChecklistView,
  ContractView,
  FormOrder,
  TradeDocumentView,
} from '#areas/trade-documents/contract/order-form.shapes.ts';
import type { ChecklistContent } from '#areas/trade-documents/rules/checklist.ts';
import type { ContractFields } from '#areas/trade-documents/rules/transport-contract.ts';
import type { FormOrderRow, FormRecord } from './order-form.repository.ts';

export function presentFormOrder(row: FormOrderRow): FormOrder {
  return {
    _id: row.id,
    operationId: row.operation_id,
    loadingOrderCode: row.code,
    loadingOrderStatus: row.status,
    originCity: row.origin_city,
    destinationCity: row.destination_city,
    plate: row.plate,
    driverName: row.driver_name,
    carrierName: row.carrier_name,
  };
}

export function presentTradeDocument({
  id,
  code,
  completed_at,
  updated_at,
  authorName,
}: FormRecord): TradeDocumentView {
  return {
    _id: id,
    code,
    completedAt: completed_at?.toISOString() ?? null,
    updatedAt: updated_at.toISOString(),
    createdBy: authorName,
  };
}

export function presentChecklist(record: FormRecord, order: FormOrderRow): ChecklistView {
  const { answers } = record.content as unknown as { readonly answers: ChecklistContent };
  return {
    ...presentTradeDocument(record),
    version: record.version,
    order: presentFormOrder(order),
    answers: { ...answers },
  };
}

/** Prices are blank for readers without the permission to see them. */
export function presentContract(record: FormRecord, order: FormOrderRow, seesPrices: boolean): ContractView {
  const fields = shownFields(record, seesPrices);
  return { ...presentTradeDocument(record), version: record.version, order: presentFormOrder(order), fields };
}

export function shownFields(record: FormRecord, seesPrices: boolean): ContractFields {
  const { fields } = record.content as unknown as { readonly fields: ContractFields };
  return seesPrices ? fields : { ...fields, freight: null, advance: null };
}
