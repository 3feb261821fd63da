import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  notifications: {
    types: {
      completedTask: 'Task completed',
      agroCompletedTask: 'Agro task completed',
      loadOrderReassigned: 'Load order reassigned',
      paymentPerformed: 'Payment made',
      loadingDateEntry: 'Loading date',
      redirectLoadOrderList: 'Load orders updated',
      loadOrderAssignedToCarrier: 'Load order for the transport company',
      loadOrderAssignedToTrucker: 'Load order for the driver',
    },
    messages: {
      completedTask: 'Task completed, {{task}} on order {{order}}',
      agroCompletedTask: 'Agro task completed, {{task}} on order {{order}}',
      loadOrderReassigned: 'Order reassigned, order {{order}} has another driver or truck',
      paymentPerformed: 'Payment made, {{amount}} for order {{order}}',
      loadingDateEntry: 'Loading date, {{date}} for order {{order}}',
      redirectLoadOrderList: 'Load orders updated, {{count}} in total',
      loadOrderAssignedToCarrier: 'New load order, {{company}} gave order {{order}} to your company',
      loadOrderAssignedToTrucker: 'New trip, order {{order}} from {{origin}} to {{destination}}',
    },
  },
};
