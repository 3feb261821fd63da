import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  ui: {
    publicPage: {
      gone: {
        title: 'This link is not available',
        text: 'It may have expired or been ended. Ask whoever sent it for a new one.',
      },
      unreachable: 'This could not be loaded',
      sharedBy: 'Shared by {{company}} with Tropeiro',
    },
  },
};
