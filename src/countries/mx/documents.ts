import type { PersonalDocumentType } from '#countries/country-type.ts';
import type { DriverDocumentSlot } from '#countries/document-types.ts';
import { type DriverDocumentGroup, driverChecklist, LICENCE, sides, single } from '#countries/driver-documents.ts';
import { vehicleChecklist } from '#countries/vehicle-documents.ts';

const INE = sides('ineFront', 'ineReverse', 'documentIdExpirationDate');
const FM3 = sides('fm3Front', 'fm3Reverse', 'documentIdExpirationDate');

function checklistWith(identity: DriverDocumentGroup): readonly DriverDocumentSlot[] {
  return driverChecklist(
    LICENCE,
    identity,
    single('psychoPhysicalAptitudeCertificate'),
    single('rControlCredential', false),
    single('ctpat', false),
    single('opalo', false),
  );
}

const WITH_INE = checklistWith(INE);
const WITH_FM3 = checklistWith(FM3);

export function driverDocuments(documentType?: PersonalDocumentType): readonly DriverDocumentSlot[] {
  return documentType === 'FM3' ? WITH_FM3 : WITH_INE;
}

export const vehicleDocuments = vehicleChecklist(
  'tarjeta-circulacion',
  'permiso-sct',
  'certificado-condiciones-fisica-mecanica',
  'poliza-seguro',
);
