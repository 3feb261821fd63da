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
      deviceDriver: 'Documento o nombre de un conductor registrado. Solo para celulares.',
      deviceInterval: 'En segundos, de 1 a 86400. Vacío: como en la configuración de GPS.',
      deviceProtocol: 'Solo para rastreadores que transmiten por TCP y no conocen secretos.',
    },
  },
  validation: {
    noSuchTruck: 'Ningún camión suyo tiene esta placa',
    deviceOnTruck: 'El dispositivo está en el camión {{plate}}. Desvincúlelo primero.',
    truckHasDevice: 'El camión {{plate}} ya tiene el dispositivo {{device}}. Desvincúlelo primero.',
    noSuchDriver: 'Ningún conductor registrado tiene este documento o nombre',
    driverNotUnique: 'Más de un conductor tiene este nombre. Use el documento.',
    driverOfPhone: 'Solo un celular pertenece a un conductor',
    driverHasPhone: 'El conductor ya usa el celular {{device}}.',
  },
};
