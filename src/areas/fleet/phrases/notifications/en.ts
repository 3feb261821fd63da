import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  notifications: {
    types: {
      truckerValidation: 'Driver validation',
      truckerDocumentsExpiring: 'Driver documents expiring',
      transportUnitValidation: 'Truck validation',
      transportUnitDocumentsExpiring: 'Truck documents expiring',
      vehicleClaim: 'Claim on a vehicle',
    },
    messages: {
      truckerValidation: 'Driver validation, there is a result for {{name}}',
      truckerDocumentsExpiring: 'Documents expiring, {{name}}',
      transportUnitValidation: 'Truck validation, there is a result for {{plate}}',
      transportUnitDocumentsExpiring: 'Documents expiring, {{plate}}',
      vehicleClaim: 'Claim on a vehicle, {{plate}}',
    },
  },
};
