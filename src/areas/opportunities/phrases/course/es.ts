import type { Translation } from '#kernel/phrases.ts';
import type { coursePtBR } from './pt-BR.ts';

export const courseEs: Translation<typeof coursePtBR> = {
  audiences: {
    chosen: 'Empresas elegidas',
    all: 'Todas las empresas asociadas',
    favourites: 'Empresas favoritas',
  },
  refusals: {
    noTruck: 'Sin camión ese día',
    noCapacity: 'Sin capacidad',
    price: 'Precio',
    other: 'Otro motivo',
  },
  turns: {
    waiting: 'Esperando su turno',
    asked: 'Consultada',
    refused: 'Rechazó',
    silent: 'No respondió',
  },
  applicantKinds: {
    company: 'Empresa de transporte',
    trucker: 'Conductor',
    outside: 'Externo',
  },
  sides: {
    carrier: 'Transportista',
    shipper: 'Cargador',
  },
  changedSince: 'Cambió desde la postulación',
  events: {
    created: 'Creada',
    updated: 'Modificada',
    published: 'Publicada',
    notPublished: 'No se publicó: {{problem}}',
    opened: 'Abierta a todos',
    unpublished: 'Despublicada',
    expired: 'Plazo vencido',
    filled: 'Se aceptaron todos los camiones',
    cancelled: 'Cancelada',
    asked: 'Se consultó a {{company}}',
    refused: '{{company}} rechazó: {{refusal}}',
    silent: '{{company}} no respondió a tiempo',
    applied: 'Se postuló {{company}}',
    offered: 'Nuevo precio de {{company}}: {{price}}',
    countered: 'Contraoferta a {{company}}: {{price}}',
    confirmed: '{{company}} confirmó después del cambio',
    withdrawn: '{{company}} retiró la postulación',
    rejected: 'Postulación de {{company}} rechazada',
    awarded: 'Adjudicada a {{company}}: {{trucks}} × {{price}}',
    givenBack: '{{company}} devolvió la adjudicación',
    awardCancelled: 'Adjudicación de {{company}} cancelada',
    linkShared: 'Enlace para transportistas sin cuenta creado',
    linkRevoked: 'Enlace para transportistas sin cuenta terminado',
    truckerRegistered: '{{name}} registrado como conductor eventual, placa {{plate}}',
    truckerIncomplete:
      '{{name}}, placa {{plate}}: falta completar el conductor eventual (documento, licencia y fecha de nacimiento)',
  },
};
