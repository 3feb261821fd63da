import type { Translation } from '#kernel/phrases.ts';
import { homologationEs as homologation } from '../homologation/es.ts';
import { recordsEs as records } from '../records/es.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  fleet: {
    ...homologation.fleet,
    exceptions: {
      drivers_one: 'conductor',
      drivers_other: 'conductores',
      trucks_one: 'camión',
      trucks_other: 'camiones',
      semitrailers_one: 'semirremolque',
      semitrailers_other: 'semirremolques',
      expiring: 'Docs. por vencer',
      spot: 'spot',
    },
    /** For systems outside; the server writes them. */
    terms: {
      transportCompany: 'Empresa de transporte',
      driver: 'Conductor',
      drivers: 'Conductores',
      licence: 'Licencia',
      truck: 'Camión',
      trucks: 'Camiones',
      semitrailer: 'Semirremolque',
      semitrailers: 'Semirremolques',
      plate: 'Placa',
      chassis: 'Chasis',
    },
    reminders: { document: 'Su documento {{document}} vence el {{date}}.' },
    ...records.fleet,
    documents: {
      alreadyExpired: 'Ya venció: revise la fecha',
      states: {
        expired: 'Vencido',
        expiring: 'Por vencer',
        complete: 'Al día',
        undated: 'Sin vencimiento',
        missing: 'Falta',
        optional: 'Opcional',
      },
    },
    ocr: {
      driverHelp: 'Fotografíe la licencia o el documento de identidad: los campos reciben sugerencias para revisar.',
      vehicleHelp: 'Fotografíe el documento del vehículo: los campos reciben sugerencias para revisar.',
    },
  },
  validation: { numberOfAnother: 'Es de {{name}}, otro conductor de su empresa' },
  errors: homologation.errors,
};
