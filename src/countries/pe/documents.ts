import { CRIMINAL_RECORD, driverChecklist, IDENTITY, LICENCE } from '#countries/driver-documents.ts';
import { vehicleChecklist } from '#countries/vehicle-documents.ts';

export const driverDocuments = driverChecklist(LICENCE, IDENTITY, CRIMINAL_RECORD);
export const vehicleDocuments = vehicleChecklist(
  ['ownership-card', 'ownership-card-reverse'],
  'soat',
  'tuc',
  'technical-inspection',
);
