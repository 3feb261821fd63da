/** The part of a message before its first comma is shown prominently, so it holds no value. */
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
