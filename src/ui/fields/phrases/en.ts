import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  ui: {
    fields: {
      range: {
        title: 'Period',
        all: 'All',
        today: 'Today',
        yesterday: 'Yesterday',
        last7: 'Last 7 days',
        last14: 'Last 14 days',
        last30: 'Last 30 days',
        custom: 'Custom range',
        accept: 'Accept',
        cancel: 'Cancel',
      },
    },
  },
};
