/** The text before the first comma of a message is shown prominently, so no value goes there. */
export const ptBR = {
  notifications: {
    types: {
      locationAsked: 'Pedido de localização',
      locationAnswered: 'Localização recebida',
      locationDeclined: 'Localização não enviada',
      trackingAlert: 'Alerta de rastreamento',
      deviceAlert: 'Alerta de aparelho',
      deviceSecurityAlert: 'Alerta de segurança de aparelho',
      alarmProposals: 'Alarmes a rever',
      deviceSecretGuessed: 'Segredo de aparelho em risco',
    },
    messages: {
      locationAsked: 'Pedido de localização, diga onde está na ordem {{order}}',
      locationAnswered: 'Localização recebida, {{driver}} respondeu na ordem {{order}}',
      locationDeclined: 'Localização não enviada, {{driver}} preferiu não responder na ordem {{order}}',
      trackingAlert: 'Alerta de rastreamento, {{alert}} com {{plate}} na ordem {{order}}',
      deviceAlert: 'Alerta de aparelho, {{alert}} com {{plate}}',
      deviceSecurityAlert: 'Alerta de segurança de aparelho, {{alert}} com {{plate}}',
      alarmProposals: 'Alarmes a rever, regras com quase só alarmes falsos na semana passada: {{count}}',
      deviceSecretGuessed: 'Segredo de aparelho em risco, {{times}} tentativas com segredo errado para {{device}} hoje',
    },
  },
};
