/** The part of a message before its first comma is shown prominently, so it holds no value. */
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
