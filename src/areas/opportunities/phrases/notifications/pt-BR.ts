/** The text before the first comma of a message is shown prominently, so no value goes there. */
export const ptBR = {
  notifications: {
    types: {
      postulation: 'Postulação de motorista',
      carrierPostulation: 'Postulação de transportadora',
      opportunityCreated: 'Nova oportunidade',
    },
    messages: {
      postulation: 'Nova postulação, {{applicant}} quer levar a oportunidade {{opportunity}}',
      carrierPostulation: 'Nova postulação de transportadora, {{company}} quer levar a oportunidade {{opportunity}}',
      opportunityCreated: 'Nova oportunidade, {{company}} oferece carga de {{origin}} a {{destination}}',
    },
  },
};
