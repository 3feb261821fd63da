import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  notifications: {
    types: {
      truckerValidation: 'Validación de conductor',
      transportUnitValidation: 'Validación de camión',
    },
    messages: {
      truckerValidation: 'Validación de conductor, hay un resultado para {{name}}',
      transportUnitValidation: 'Validación de camión, hay un resultado para {{plate}}',
    },
  },
};
