import type { DriverDocumentSlot, DriverDocumentType, DriverExpirationAttribute } from './document-types.ts';

/** The pages that share one position: a front and its reverse, or a single document. */
export type DriverDocumentGroup = readonly Omit<DriverDocumentSlot, 'order'>[];

export const LICENCE: DriverDocumentGroup = sides(
  'photoLicenseDrivers',
  'photoLicenseDriversReverse',
  'driverLicenseExpirationDate',
);
export const IDENTITY: DriverDocumentGroup = sides(
  'photoDocumentIdFront',
  'photoDocumentIdReverse',
  'documentIdExpirationDate',
);
export const CRIMINAL_RECORD: DriverDocumentGroup = single('criminalRecordFederalCertificate');
export const SECURITY_INDUCTION: DriverDocumentGroup = [
  { type: 'securityInducction', required: true, expiration: 'securityExpirationDate', completedBy: 'dates' },
];

export function sides(
  front: DriverDocumentType,
  reverse: DriverDocumentType,
  expiration: DriverExpirationAttribute,
): DriverDocumentGroup {
  return [
    { type: front, required: true, expiration, completedBy: 'file' },
    { type: reverse, required: true, expiration: null, completedBy: 'file' },
  ];
}

export function single(type: DriverDocumentType, required = true): DriverDocumentGroup {
  return [{ type, required, expiration: null, completedBy: 'file' }];
}

/** The groups in display order: licence first, then identity, then the rest. */
export function driverChecklist(...groups: readonly DriverDocumentGroup[]): readonly DriverDocumentSlot[] {
  return groups.flatMap((group, place) => group.map((sheet) => ({ ...sheet, order: place + 1 })));
}
