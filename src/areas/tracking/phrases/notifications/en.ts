import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  notifications: {
    types: {
      trackingAlert: 'Tracking alert',
    },
    messages: {
      trackingAlert: 'Tracking alert, {{alert}} with {{plate}} on order {{order}}',
    },
  },
};
