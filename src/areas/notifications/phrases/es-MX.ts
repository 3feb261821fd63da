import type { Variant } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const esMX: Variant<typeof ptBR> = {
  notifications: {
    types: {
      postulation: 'Postulación de operador',
      loadOrderAssignedToTrucker: 'Orden de carga para el operador',
      truckerValidation: 'Validación de operador',
    },
    messages: {
      loadOrderReassigned: 'Orden reasignada, la orden {{order}} tiene otro operador o camión',
      truckerValidation: 'Validación de operador, hay un resultado para {{name}}',
    },
  },
};
