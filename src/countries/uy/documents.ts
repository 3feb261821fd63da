import { driverChecklist, IDENTITY, LICENCE } from '#countries/driver-documents.ts';
import { vehicleChecklist } from '#countries/vehicle-documents.ts';

export const driverDocuments = driverChecklist(LICENCE, IDENTITY);
export const vehicleDocuments = vehicleChecklist('ownership-card', 'poliza-seguro', 'technical-inspection');
