/** What stands before the first comma of a message is shown prominently, so no value stands there. */
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
