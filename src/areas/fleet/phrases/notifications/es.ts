import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  notifications: {
    types: {
      truckerValidation: 'Validación de conductor',
      truckerDocumentsExpiring: 'Documentos de conductor por vencer',
      transportUnitValidation: 'Validación de camión',
      transportUnitDocumentsExpiring: 'Documentos de camión por vencer',
      vehicleClaim: 'Pedido de unidad',
    },
    messages: {
      truckerValidation: 'Validación de conductor, hay un resultado para {{name}}',
      truckerDocumentsExpiring: 'Documentos por vencer, {{name}}',
      transportUnitValidation: 'Validación de camión, hay un resultado para {{plate}}',
      transportUnitDocumentsExpiring: 'Documentos por vencer, {{plate}}',
      vehicleClaim: 'Pedido de unidad, {{plate}}',
    },
  },
};
