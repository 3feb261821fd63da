/** The text before the first comma of a message is shown prominently, so no value goes there. */
export const ptBR = {
  notifications: {
    types: {
      trackingAlert: 'Alerta de rastreamento',
      deviceAlert: 'Alerta de aparelho',
      deviceSecurityAlert: 'Alerta de segurança de aparelho',
    },
    messages: {
      trackingAlert: 'Alerta de rastreamento, {{alert}} com {{plate}} na ordem {{order}}',
      deviceAlert: 'Alerta de aparelho, {{alert}} com {{plate}}',
      deviceSecurityAlert: 'Alerta de segurança de aparelho, {{alert}} com {{plate}}',
    },
  },
};
