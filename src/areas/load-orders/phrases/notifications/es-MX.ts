import type { Variant } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const esMX: Variant<typeof ptBR> = {
  notifications: {
    types: {
      loadOrderAssignedToTrucker: 'Orden de carga para el operador',
    },
    messages: {
      loadOrderReassigned: 'Orden reasignada, la orden {{order}} tiene otro operador o camión',
      loadOrderWithdrawn: 'Asignación retirada, la orden {{order}} ya no tiene operador ni camión',
    },
  },
};
