import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  notifications: {
    types: {
      trackingAlert: 'Tracking alert',
      deviceAlert: 'Device alert',
      deviceSecurityAlert: 'Device security alert',
    },
    messages: {
      trackingAlert: 'Tracking alert, {{alert}} with {{plate}} on order {{order}}',
      deviceAlert: 'Device alert, {{alert}} with {{plate}}',
      deviceSecurityAlert: 'Device security alert, {{alert}} with {{plate}}',
    },
  },
};
