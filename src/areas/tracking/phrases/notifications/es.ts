import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  notifications: {
    types: {
      trackingAlert: 'Alerta de rastreo',
      deviceAlert: 'Alerta de dispositivo',
      deviceSecurityAlert: 'Alerta de seguridad de dispositivo',
    },
    messages: {
      trackingAlert: 'Alerta de rastreo, {{alert}} con {{plate}} en la orden {{order}}',
      deviceAlert: 'Alerta de dispositivo, {{alert}} con {{plate}}',
      deviceSecurityAlert: 'Alerta de seguridad de dispositivo, {{alert}} con {{plate}}',
    },
  },
};
