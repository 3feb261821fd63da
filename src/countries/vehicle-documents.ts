import type { VehicleDocumentSlot, VehicleDocumentType, VehicleExpirationAttribute } from './document-types.ts';

/**
 * A country has either a SOAT or a SOAP, a circulation card or a circulation permit: each pair shares its date field.
 */
const EXPIRATION: Partial<Record<VehicleDocumentType, VehicleExpirationAttribute>> = {
  soat: 'soatExpirationDate',
  soap: 'soatExpirationDate',
  tuc: 'tucExpirationDate',
  crlv: 'crlvExpirationDate',
  dpvat: 'dpvatExpirationDate',
  'poliza-seguro': 'insurancePolicyExpirationDate',
  'tarjeta-circulacion': 'circulationCardExpirationDate',
  'circulation-permit': 'circulationCardExpirationDate',
  'operation-card': 'operationCardExpirationDate',
  'technical-inspection': 'technicalInspectionExpirationDate',
};

/** Insurance of road users belongs to the truck, not to the semitrailer. */
const TRUCK_ONLY: ReadonlySet<VehicleDocumentType> = new Set(['soat', 'soap', 'dpvat']);

/** The checklist entry that a company-specific permission hides. */
export const HIDEABLE_REVERSE: VehicleDocumentType = 'ownership-card-reverse';

/** Documents in display order; a document and its reverse share one position. */
export function vehicleChecklist(
  ...documents: readonly (VehicleDocumentType | readonly VehicleDocumentType[])[]
): readonly VehicleDocumentSlot[] {
  return documents.flatMap((document, place) =>
    [document].flat().map((type) => ({
      type,
      required: true,
      order: place + 1,
      expiration: EXPIRATION[type] ?? null,
      completedBy: 'file' as const,
    })),
  );
}

export function semitrailerChecklist(truck: readonly VehicleDocumentSlot[]): readonly VehicleDocumentSlot[] {
  return truck.filter(({ type }) => !TRUCK_ONLY.has(type));
}
