import type { VehicleDocumentSlot, VehicleDocumentType, VehicleExpirationAttribute } from './document-types.ts';

/** A country has either a SOAT or a SOAP, a circulation card or a circulation permit: each pair shares its date. */
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

/** Insurance of the road user goes with the engine, not with what it pulls. */
const TRUCK_ONLY: ReadonlySet<VehicleDocumentType> = new Set(['soat', 'soap', 'dpvat']);

/** The checklist entry that a company-specific right hides. */
export const HIDEABLE_REVERSE: VehicleDocumentType = 'ownership-card-reverse';

/** Documents in display order; a document given with its reverse shares one place with it. */
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
