/** The text before the first comma of a message is the headline, so it contains no values. */
export const ptBR = {
  notifications: {
    types: {
      companyTransportationUpdate: 'Empresa de transporte atualizada',
    },
    messages: {
      companyTransportationUpdate: 'Empresa de transporte atualizada, {{company}} mudou os seus dados',
    },
  },
};
