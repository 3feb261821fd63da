import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  notifications: {
    types: {
      locationAsked: 'Pedido de ubicación',
      locationAnswered: 'Ubicación recibida',
      locationDeclined: 'Ubicación no enviada',
      trackingAlert: 'Alerta de rastreo',
      deviceAlert: 'Alerta de dispositivo',
      deviceSecurityAlert: 'Alerta de seguridad de dispositivo',
      alarmProposals: 'Alarmas por revisar',
      deviceSecretGuessed: 'Secreto de dispositivo en riesgo',
    },
    messages: {
      locationAsked: 'Pedido de ubicación, indique dónde está en la orden {{order}}',
      locationAnswered: 'Ubicación recibida, {{driver}} respondió en la orden {{order}}',
      locationDeclined: 'Ubicación no enviada, {{driver}} prefirió no responder en la orden {{order}}',
      trackingAlert: 'Alerta de rastreo, {{alert}} con {{plate}} en la orden {{order}}',
      deviceAlert: 'Alerta de dispositivo, {{alert}} con {{plate}}',
      deviceSecurityAlert: 'Alerta de seguridad de dispositivo, {{alert}} con {{plate}}',
      alarmProposals: 'Alarmas por revisar, reglas con casi solo falsas alarmas la semana pasada: {{count}}',
      deviceSecretGuessed:
        'Secreto de dispositivo en riesgo, {{times}} intentos con secreto equivocado para {{device}} hoy',
    },
  },
};
