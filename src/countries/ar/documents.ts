import { driverChecklist, IDENTITY, LICENCE, single } from '#countries/driver-documents.ts';
import { vehicleChecklist } from '#countries/vehicle-documents.ts';

export const driverDocuments = driverChecklist(LICENCE, IDENTITY, single('linti'));
export const vehicleDocuments = vehicleChecklist(
  ['cedula-verde', 'cedula-verde-reverse'],
  'ruta',
  'poliza-seguro',
  'technical-inspection',
);
