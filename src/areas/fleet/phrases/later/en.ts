import type { Translation } from '#kernel/phrases.ts';
import { homologationEn as homologation } from '../homologation/en.ts';
import { recordsEn as records } from '../records/en.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  fleet: {
    ...homologation.fleet,
    exceptions: {
      drivers_one: 'driver',
      drivers_other: 'drivers',
      trucks_one: 'truck',
      trucks_other: 'trucks',
      semitrailers_one: 'semitrailer',
      semitrailers_other: 'semitrailers',
      expiring: 'Docs expiring',
      spot: 'spot',
    },
    /** For systems outside; the server writes them. */
    terms: {
      transportCompany: 'Transport company',
      driver: 'Driver',
      drivers: 'Drivers',
      licence: 'Licence',
      truck: 'Truck',
      trucks: 'Trucks',
      semitrailer: 'Semitrailer',
      semitrailers: 'Semitrailers',
      plate: 'Plate',
      chassis: 'Chassis',
    },
    reminders: { document: 'Your document {{document}} expires on {{date}}.' },
    ...records.fleet,
    documents: {
      alreadyExpired: 'Already expired: check the date',
      states: {
        expired: 'Expired',
        expiring: 'Expiring',
        complete: 'In order',
        undated: 'No expiry date',
        missing: 'Missing',
        optional: 'Optional',
      },
    },
    ocr: {
      driverHelp: 'Photograph the licence or the identity card: the fields receive suggestions to check.',
      vehicleHelp: 'Photograph the vehicle card: the fields receive suggestions to check.',
    },
  },
  validation: { numberOfAnother: 'Belongs to {{name}}, another driver of your company' },
  errors: homologation.errors,
};
