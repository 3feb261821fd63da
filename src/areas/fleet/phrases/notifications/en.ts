import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  notifications: {
    types: {
      truckerValidation: 'Driver validation',
      transportUnitValidation: 'Truck validation',
    },
    messages: {
      truckerValidation: 'Driver validation, there is a result for {{name}}',
      transportUnitValidation: 'Truck validation, there is a result for {{plate}}',
    },
  },
};
