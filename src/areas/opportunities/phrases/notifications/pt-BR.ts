/** The text before the first comma of a message is shown prominently, so no value goes there. */
export const ptBR = {
  notifications: {
    types: {
      postulation: 'Candidatura de motorista',
      carrierPostulation: 'Candidatura de transportadora',
      opportunityCreated: 'Nova oportunidade',
      postulationOffer: 'Novo preço de um candidato',
      postulationConfirmed: 'Candidatura confirmada',
      postulationWithdrawn: 'Candidatura retirada',
      opportunityExpired: 'Publicação encerrada',
      awardGivenBack: 'Carga devolvida',
      opportunityChanged: 'Oportunidade alterada',
      counterOffer: 'Contraproposta do embarcador',
      postulationAccepted: 'Candidatura aceita',
      postulationRejected: 'Candidatura não aceita',
      postulationExpired: 'Candidatura vencida',
      opportunityCancelled: 'Oportunidade cancelada',
      awardCancelled: 'Adjudicação cancelada',
    },
    messages: {
      postulation: 'Nova candidatura, {{applicant}} quer levar a oportunidade {{opportunity}}',
      carrierPostulation: 'Nova candidatura de transportadora, {{company}} quer levar a oportunidade {{opportunity}}',
      opportunityCreated: 'Nova oportunidade, {{company}} oferece carga de {{origin}} a {{destination}}',
      postulationOffer: 'Novo preço, {{applicant}} pede {{price}} pela oportunidade {{opportunity}}',
      postulationConfirmed:
        'Candidatura confirmada, {{applicant}} continua na oportunidade {{opportunity}} depois da alteração',
      postulationWithdrawn:
        'Candidatura retirada, {{applicant}} não leva mais a oportunidade {{opportunity}}: {{reason}}',
      opportunityExpired:
        'Publicação encerrada, a oportunidade {{opportunity}} de {{origin}} a {{destination}} não está mais publicada: {{reason}}',
      awardGivenBack: 'Carga devolvida, {{applicant}} devolveu a oportunidade {{opportunity}}: {{reason}}',
      opportunityChanged:
        'Oportunidade alterada, confirme a candidatura para {{opportunity}} de {{company}}: {{origin}} a {{destination}}',
      counterOffer: 'Contraproposta, {{company}} oferece {{price}} pela oportunidade {{opportunity}}',
      postulationAccepted:
        'Candidatura aceita, {{company}} confirmou {{opportunity}} de {{origin}} a {{destination}}. Caminhões: {{trucks}}',
      postulationRejected: 'Candidatura não aceita, {{company}} agradece o interesse em {{opportunity}}: {{reason}}',
      postulationExpired: 'Candidatura vencida, o prazo de {{opportunity}} de {{company}} terminou sem resposta',
      opportunityCancelled: 'Oportunidade cancelada, {{company}} cancelou {{opportunity}}: {{reason}}',
      awardCancelled: 'Adjudicação cancelada, {{company}} cancelou a adjudicação de {{opportunity}}: {{reason}}',
    },
  },
  opportunities: {
    notices: {
      publishedAgain: 'Publicada de novo, {{company}} volta a oferecer carga de {{origin}} a {{destination}}',
      /** To people of the company who do not see its prices. */
      offerWithoutPrice: 'Novo preço, {{applicant}} fez outra proposta para a oportunidade {{opportunity}}',
      withoutReason: 'sem motivo informado',
    },
    /** The mail with several new opportunities. */
    digest: {
      subject_one: '{{count}} nova oportunidade para você',
      subject_other: '{{count}} novas oportunidades para você',
      intro: 'O que foi publicado desde o último resumo e continua aberto:',
      offeredBy: 'Oferecida por {{company}}',
      more_one: 'E mais {{count}} na lista.',
      more_other: 'E mais {{count}} na lista.',
      open: 'Ver oportunidades',
    },
  },
};
