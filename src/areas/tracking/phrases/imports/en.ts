import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  imports: {
    targets: { device: 'Devices' },
    titles: { device: 'Import devices' },
    hints: {
      deviceIdentifier: 'IMEI or another number that the device sends. Unique in your company.',
      deviceKind: 'Empty: GPS unit.',
      deviceName: 'Model, inventory number or another note.',
      devicePlate: 'Plate of a registered truck that has no device yet.',
      deviceDriver: 'Document or name of a registered driver. Only for phones.',
      deviceInterval: 'In seconds, from 1 to 86400. Empty: as in the GPS settings.',
      deviceProtocol: 'Only for GPS units that report by TCP and know no secrets.',
    },
  },
  validation: {
    noSuchTruck: 'None of your trucks has this plate',
    deviceOnTruck: 'The device is on truck {{plate}}. Unlink it first.',
    truckHasDevice: 'Truck {{plate}} already has the device {{device}}. Unlink it first.',
    noSuchDriver: 'No registered driver has this document or name',
    driverNotUnique: 'More than one driver has this name. Use the document.',
    driverOfPhone: 'Only a phone belongs to a driver',
    driverHasPhone: 'The driver already uses the phone {{device}}.',
  },
};
