import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  notifications: {
    types: {
      supportSteppedIn: 'Soporte en su empresa',
    },
    messages: {
      supportSteppedIn: 'Soporte en su empresa, {{name}} de Tropeiro entró: {{reason}}',
    },
  },
};
