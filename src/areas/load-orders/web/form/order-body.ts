import type { z } from 'zod';
import type { NewOrderInput, OrderDocumentInput } from '#areas/load-orders/contract/order-input.shapes.ts';
import type { OrderDocumentType } from '#areas/load-orders/rules/order-limits.ts';
import { storedFileId } from '#ui/media/stored-link.ts';
import type { FileItem } from '#ui/upload/file-value.ts';
import { freightOf } from './freight-form.ts';
import type { orderFields } from './order-shape.ts';

export type SharedForm = z.output<z.ZodObject<typeof orderFields>>;

export interface Writer {
  /** A price that is not shown to somebody is not theirs to set. */
  readonly seesFreights: boolean;
  /** Custom attributes travel by key, and an assignment company with them. */
  readonly keyed: boolean;
}

/** What is sent of a form about everything but its places, its number and its documents. */
export function orderBody(
  form: SharedForm,
  { seesFreights, keyed }: Writer,
): Omit<NewOrderInput, 'origin' | 'destination'> {
  const { mail, firstName, lastName } = form.notificationClient;
  const isNotified = mail !== null || firstName !== null || lastName !== null;
  return {
    clientCompany: form.clientId === null ? null : { _id: form.clientId },
    clientTaxDocument: form.clientTaxDocument,
    operator: form.operatorId === null ? null : { userId: form.operatorId },
    assignedAnalyst: form.analystId === null ? null : { userId: form.analystId },
    notificationClient: isNotified ? { mail, firstName, lastName } : null,
    dates: form.dates,
    distanceTravel: form.distanceTravel,
    categoryLoad: form.categoryLoad && { categoryLoadId: form.categoryLoad },
    weightUnit: form.weightUnit && { weightUnitId: form.weightUnit, value: form.weight },
    boardingMode: form.boardingMode && { boardingModeId: form.boardingMode },
    typeTransportUnit: form.typeTransportUnit && { typeTransportUnitId: form.typeTransportUnit },
    typeOperation: form.typeOperation && { id: form.typeOperation },
    serviceType: form.serviceType && { id: form.serviceType },
    loads: form.loads.map(({ categoryId, value }) => ({ category: { categoryId }, value })),
    ...(seesFreights ? freightsOf(form) : {}),
    orderCodes: form.orderCodes,
    deliveryCodes: form.deliveryCodes,
    billOfLadingNumber: form.billOfLadingNumber,
    billOfLadingNumberFourkites: form.billOfLadingNumberFourkites,
    carrierBookingNumber: form.carrierBookingNumber,
    equipmentNumber: form.equipmentNumber,
    containerType: form.containerType && { id: form.containerType },
    vessel: form.vessel,
    crt: form.crt,
    invoiceNumber: form.invoiceNumber,
    comment: form.comment,
    propertiesOc: Object.fromEntries(
      Object.entries(form.propertiesOc).map(([key, value]) => [key, value === '' ? null : value]),
    ),
    ...(keyed
      ? { assignmentCompany: form.assignmentCompanyId === null ? null : { companyId: form.assignmentCompanyId } }
      : {}),
  };
}

function freightsOf({ clientFreight, carrierFreight, transportFreight, hideTruckerFreight }: SharedForm) {
  const { value, currency } = transportFreight;
  return {
    clientFreight: freightOf(clientFreight),
    carrierFreight: freightOf(carrierFreight),
    transportFreight: value === null ? null : { value, currency: { measurementId: currency } },
    hideTruckerFreight,
  };
}

/** The uploaded files with their types. */
export function documentsOf(documents: SharedForm['documents']): OrderDocumentInput[] {
  const typed = Object.entries(documents) as [OrderDocumentType, readonly FileItem[] | undefined][];
  return typed.flatMap(([type, files = []]) =>
    files.flatMap(({ url, editedFileName }) => {
      const fileId = storedFileId(url);
      return fileId ? [{ fileId, type, ...(editedFileName ? { editedFileName } : {}) }] : [];
    }),
  );
}
