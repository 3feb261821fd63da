import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  notifications: {
    types: {
      companyTransportationUpdate: 'Transport company updated',
    },
    messages: {
      companyTransportationUpdate: 'Transport company updated, {{company}} changed its data',
    },
  },
};
