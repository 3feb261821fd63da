import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  ui: {
    palette: {
      title: 'Search screens, actions and records',
      open: 'Search',
      results: 'Results',
      escape: 'Esc',
      found_one: '{{count}} result',
      found_other: '{{count}} results',
      failed: 'The records could not be searched. Try again.',
    },
  },
};
