/** The text before the first comma of a message is shown prominently, so no value goes there. */
export const ptBR = {
  notifications: {
    types: {
      trackingAlert: 'Alerta de rastreamento',
    },
    messages: {
      trackingAlert: 'Alerta de rastreamento, {{alert}} com {{plate}} na ordem {{order}}',
    },
  },
};
