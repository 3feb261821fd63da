import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  imports: {
    targets: { device: 'Dispositivos' },
    titles: { device: 'Importar dispositivos' },
    hints: {
      deviceIdentifier: 'IMEI u otro número que el dispositivo envía. Único en su empresa.',
      deviceKind: 'Vacío: Rastreador.',
      deviceName: 'Modelo, número de inventario u otra nota.',
      devicePlate: 'Placa de un camión registrado que todavía no tiene dispositivo.',
      deviceInterval: 'En segundos, de 1 a 86400. Vacío: como en la configuración de GPS.',
      deviceProtocol: 'Solo para rastreadores que transmiten por TCP y no conocen secretos.',
    },
  },
  validation: {
    noSuchTruck: 'Ningún camión suyo tiene esta placa',
    deviceOnTruck: 'El dispositivo está en el camión {{plate}}. Desvincúlelo primero.',
    truckHasDevice: 'El camión {{plate}} ya tiene el dispositivo {{device}}. Desvincúlelo primero.',
    driverHasPhone: 'El conductor ya usa el celular {{device}}.',
  },
};
