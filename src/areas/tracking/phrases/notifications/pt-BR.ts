/** The text before the first comma of a message is shown prominently, so no value goes there. */
export const ptBR = {
  notifications: {
    types: {
      trackingAlert: 'Alerta de rastreamento',
      securityAlert: 'Alerta de segurança',
    },
    messages: {
      trackingAlert: 'Alerta de rastreamento, {{alert}} com {{plate}} na ordem {{order}}',
      securityAlert: 'Alerta de segurança, {{alert}} com {{plate}} na ordem {{order}}',
    },
  },
};
