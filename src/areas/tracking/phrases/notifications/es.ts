import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  notifications: {
    types: {
      trackingAlert: 'Alerta de rastreo',
    },
    messages: {
      trackingAlert: 'Alerta de rastreo, {{alert}} con {{plate}} en la orden {{order}}',
    },
  },
};
