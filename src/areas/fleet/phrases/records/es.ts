import type { Translation } from '#kernel/phrases.ts';
import type { recordsPtBR } from './pt-BR.ts';

export const recordsEs: Translation<typeof recordsPtBR> = {
  fleet: {
    vehicles: {
      detail: {
        facts: 'Datos generales',
        noDriver: 'Sin conductor',
        noTrailer: 'Sin semirremolque',
        noTruck: 'Sin camión',
        noPhotos: 'Sin fotos',
        noDocuments: 'Sin documentos',
        updated: 'Última modificación',
        blocked: 'No se puede asignar: hay documentos obligatorios vencidos',
        expiredDocument: '{{plate}}: {{document}} venció el {{date}}',
        photosOf: 'Fotos de {{plate}}',
        thePhotos: 'las fotos',
        trailers: 'Semirremolques',
      },
      history: {
        title: 'Historial',
        more: 'Ver más',
        nobody: 'El sistema',
        none: 'Nada cambió desde el registro',
        nothing: 'vacío',
        change: '{{field}}: {{from}} → {{to}}',
        actions: {
          create: '{{who}} hizo el registro',
          update: '{{who}} cambió los datos',
          enable: '{{who}} habilitó el registro',
          disable: '{{who}} deshabilitó el registro',
          matchDriver: '{{who}} asignó el conductor',
          unmatchDriver: '{{who}} quitó el conductor',
          matchTrailers: '{{who}} cambió los semirremolques',
          linkDevice: '{{who}} cambió el dispositivo GPS',
          addPhoto: '{{who}} agregó una foto',
          removePhoto: '{{who}} quitó una foto',
          appropriate: '{{who}} lo trajo a la flota propia',
          letGo: '{{who}} lo liberó de la flota propia',
          giveAway: '{{who}} lo entregó a otra empresa',
        },
      },
      notices: {
        claimed: 'Solicitud de unidad, {{company}} pide que {{plate}} salga de su flota',
        accepted: 'Solicitud aceptada, {{plate}} ahora es parte de su flota',
        refused: 'Solicitud rechazada, {{plate}} sigue en la flota de su dueño',
        withdrawn: 'Unidad liberada, {{plate}} dejó la flota cerrada y puede traerse a la suya',
      },
    },
  },
};
