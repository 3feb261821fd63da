import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  notifications: {
    types: {
      supportSteppedIn: 'Support in your company',
    },
    messages: {
      supportSteppedIn: 'Support in your company, {{name}} of Tropeiro stepped in: {{reason}}',
    },
  },
};
