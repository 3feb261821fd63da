export const DRIVER_DOCUMENT_TYPES = [
  'photoDocumentIdFront',
  'photoDocumentIdReverse',
  'photoLicenseDrivers',
  'photoLicenseDriversReverse',
  'criminalRecordFederalCertificate',
  'securityInducction',
  'sheetLife',
  'linti',
  'fm3Front',
  'fm3Reverse',
  'ineFront',
  'ineReverse',
  'rControlCredential',
  'psychoPhysicalAptitudeCertificate',
  'ctpat',
  'opalo',
] as const;
export type DriverDocumentType = (typeof DRIVER_DOCUMENT_TYPES)[number];

export const ADDITIONAL_DOCUMENT_TYPES = ['Documento 1', 'Documento 2', 'Documento 3'] as const;
export type AdditionalDocumentType = (typeof ADDITIONAL_DOCUMENT_TYPES)[number];

export const DRIVER_EXPIRATION_ATTRIBUTES = [
  'documentIdExpirationDate',
  'driverLicenseExpirationDate',
  'securityExpirationDate',
] as const;
export type DriverExpirationAttribute = (typeof DRIVER_EXPIRATION_ATTRIBUTES)[number];

export const VEHICLE_DOCUMENT_TYPES = [
  'ruat',
  'operation-card',
  'soat',
  'tuc',
  'technical-inspection',
  'ownership-card',
  'ownership-card-reverse',
  'cedula-verde',
  'cedula-verde-reverse',
  'habilitacion-carretera',
  'poliza-seguro',
  'circulation-permit',
  'soap',
  'tarjeta-circulacion',
  'permiso-sct',
  'certificado-condiciones-fisica-mecanica',
  'ruta',
  'crv',
  'crlv',
  'dpvat',
] as const;
export type VehicleDocumentType = (typeof VEHICLE_DOCUMENT_TYPES)[number];

export const VEHICLE_EXPIRATION_ATTRIBUTES = [
  'soatExpirationDate',
  'tucExpirationDate',
  'crlvExpirationDate',
  'dpvatExpirationDate',
  'insurancePolicyExpirationDate',
  'circulationCardExpirationDate',
  'operationCardExpirationDate',
  'technicalInspectionExpirationDate',
] as const;
export type VehicleExpirationAttribute = (typeof VEHICLE_EXPIRATION_ATTRIBUTES)[number];

/** One slot of a document checklist. */
export type DocumentSlot<Type extends string, Expiration extends string> = {
  readonly type: Type;
  readonly required: boolean;
  /** Position in the country's order, from 1; front and reverse share theirs. */
  readonly order: number;
  /** The attribute with the expiry date of the document. */
  readonly expiration: Expiration | null;
  /** The security induction is complete by its issue and expiry dates, any other document by its file. */
  readonly completedBy: 'file' | 'dates';
};

export type DriverDocumentSlot = DocumentSlot<DriverDocumentType, DriverExpirationAttribute>;
export type VehicleDocumentSlot = DocumentSlot<VehicleDocumentType, VehicleExpirationAttribute>;
