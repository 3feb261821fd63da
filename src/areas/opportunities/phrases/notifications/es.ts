import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  notifications: {
    types: {
      postulation: 'Postulación de conductor',
      carrierPostulation: 'Postulación de empresa de transporte',
      opportunityCreated: 'Nueva oportunidad',
      postulationOffer: 'Nuevo precio de un postulante',
      postulationConfirmed: 'Postulación confirmada',
      postulationWithdrawn: 'Postulación retirada',
      opportunityExpired: 'Publicación terminada',
      awardGivenBack: 'Carga devuelta',
      opportunityChanged: 'Oportunidad modificada',
      counterOffer: 'Contraoferta del cargador',
      postulationAccepted: 'Postulación aceptada',
      postulationRejected: 'Postulación no aceptada',
      postulationExpired: 'Postulación vencida',
      opportunityCancelled: 'Oportunidad cancelada',
      awardCancelled: 'Adjudicación cancelada',
    },
    messages: {
      postulation: 'Nueva postulación, {{applicant}} quiere llevar la oportunidad {{opportunity}}',
      carrierPostulation:
        'Nueva postulación de empresa de transporte, {{company}} quiere llevar la oportunidad {{opportunity}}',
      opportunityCreated: 'Nueva oportunidad, {{company}} ofrece carga de {{origin}} a {{destination}}',
      postulationOffer: 'Nuevo precio, {{applicant}} pide {{price}} por la oportunidad {{opportunity}}',
      postulationConfirmed:
        'Postulación confirmada, {{applicant}} sigue en la oportunidad {{opportunity}} después del cambio',
      postulationWithdrawn:
        'Postulación retirada, {{applicant}} ya no lleva la oportunidad {{opportunity}}: {{reason}}',
      opportunityExpired:
        'Publicación terminada, la oportunidad {{opportunity}} de {{origin}} a {{destination}} ya no está publicada: {{reason}}',
      awardGivenBack: 'Carga devuelta, {{applicant}} devolvió la oportunidad {{opportunity}}: {{reason}}',
      opportunityChanged:
        'Oportunidad modificada, confirma la postulación para {{opportunity}} de {{company}}: {{origin}} a {{destination}}',
      counterOffer: 'Contraoferta, {{company}} ofrece {{price}} por la oportunidad {{opportunity}}',
      postulationAccepted:
        'Postulación aceptada, {{company}} confirmó {{opportunity}} de {{origin}} a {{destination}}. Camiones: {{trucks}}',
      postulationRejected: 'Postulación no aceptada, {{company}} agradece el interés en {{opportunity}}: {{reason}}',
      postulationExpired: 'Postulación vencida, el plazo de {{opportunity}} de {{company}} terminó sin respuesta',
      opportunityCancelled: 'Oportunidad cancelada, {{company}} canceló {{opportunity}}: {{reason}}',
      awardCancelled: 'Adjudicación cancelada, {{company}} canceló la adjudicación de {{opportunity}}: {{reason}}',
    },
  },
  opportunities: {
    notices: {
      publishedAgain: 'Publicada de nuevo, {{company}} vuelve a ofrecer carga de {{origin}} a {{destination}}',
      offerWithoutPrice: 'Nuevo precio, {{applicant}} hizo otra oferta para la oportunidad {{opportunity}}',
      withoutReason: 'sin motivo indicado',
    },
    /** The mail with several new opportunities. */
    digest: {
      subject_one: '{{count}} nueva oportunidad para usted',
      subject_other: '{{count}} nuevas oportunidades para usted',
      intro: 'Lo que se publicó desde el último resumen y sigue abierto:',
      offeredBy: 'Ofrecida por {{company}}',
      more_one: 'Y {{count}} más en la lista.',
      more_other: 'Y {{count}} más en la lista.',
      open: 'Ver oportunidades',
    },
  },
};
