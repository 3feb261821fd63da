import { driverChecklist, IDENTITY, LICENCE, single } from '#countries/driver-documents.ts';
import { vehicleChecklist } from '#countries/vehicle-documents.ts';

export const driverDocuments = driverChecklist(LICENCE, IDENTITY, single('sheetLife'));
export const vehicleDocuments = vehicleChecklist(
  'circulation-permit',
  'soap',
  'technical-inspection',
  'ownership-card',
);
