import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  notifications: {
    types: {
      postulation: 'Driver application',
      carrierPostulation: 'Transport company application',
      opportunityCreated: 'New opportunity',
    },
    messages: {
      postulation: 'New application, {{applicant}} wants to carry opportunity {{opportunity}}',
      carrierPostulation: 'New transport company application, {{company}} wants to carry opportunity {{opportunity}}',
      opportunityCreated: 'New opportunity, {{company}} offers freight from {{origin}} to {{destination}}',
    },
  },
};
