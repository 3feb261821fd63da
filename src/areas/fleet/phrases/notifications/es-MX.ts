import type { Variant } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const esMX: Variant<typeof ptBR> = {
  notifications: {
    types: {
      truckerValidation: 'Validación de operador',
      truckerDocumentsExpiring: 'Documentos de operador por vencer',
    },
    messages: {
      truckerValidation: 'Validación de operador, hay un resultado para {{name}}',
    },
  },
};
