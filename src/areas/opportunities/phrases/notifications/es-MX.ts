import type { Variant } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const esMX: Variant<typeof ptBR> = {
  notifications: {
    types: {
      postulation: 'Postulación de operador',
    },
  },
};
