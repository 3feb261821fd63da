import {
  CRIMINAL_RECORD,
  driverChecklist,
  IDENTITY,
  LICENCE,
  SECURITY_INDUCTION,
} from '#countries/driver-documents.ts';
import { vehicleChecklist } from '#countries/vehicle-documents.ts';

export const driverDocuments = driverChecklist(LICENCE, IDENTITY, CRIMINAL_RECORD, SECURITY_INDUCTION);
export const vehicleDocuments = vehicleChecklist('ruat', 'soat', 'technical-inspection', 'operation-card');
