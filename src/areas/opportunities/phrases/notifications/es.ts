import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  notifications: {
    types: {
      postulation: 'Postulación de conductor',
      carrierPostulation: 'Postulación de empresa de transporte',
      opportunityCreated: 'Nueva oportunidad',
    },
    messages: {
      postulation: 'Nueva postulación, {{applicant}} quiere llevar la oportunidad {{opportunity}}',
      carrierPostulation:
        'Nueva postulación de empresa de transporte, {{company}} quiere llevar la oportunidad {{opportunity}}',
      opportunityCreated: 'Nueva oportunidad, {{company}} ofrece carga de {{origin}} a {{destination}}',
    },
  },
};
