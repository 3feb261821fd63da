import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  notifications: {
    types: {
      completedTask: 'Task completed',
      agroCompletedTask: 'Agro task completed',
      loadOrderFinished: 'Trip finished',
      loadOrderReassigned: 'Load order reassigned',
      loadOrderWithdrawn: 'Assignment withdrawn',
      loadOrderCancelled: 'Load order cancelled',
      paymentPerformed: 'Payment made',
      documentsReturned: 'Documents sent back',
      documentsSentAgain: 'Documents sent again',
      loadingDateEntry: 'Loading date',
      clientRequest: 'Client request',
      redirectLoadOrderList: 'Load orders updated',
      loadOrderAssignedToCarrier: 'Load order for the transport company',
      loadOrderAssignedToTrucker: 'Load order for the driver',
      tripAccepted: 'Trip accepted',
      securityAlert: 'Security alert',
    },
    messages: {
      completedTask: 'Task completed, {{task}} on order {{order}}',
      agroCompletedTask: 'Agro task completed, {{task}} on order {{order}}',
      loadOrderFinished: 'Trip finished, the load of order {{order}} was delivered',
      loadOrderReassigned: 'Order reassigned, order {{order}} has another driver or truck',
      loadOrderWithdrawn: 'Assignment withdrawn, order {{order}} has no driver and no truck any more',
      loadOrderCancelled: 'Order cancelled, {{order}}: {{reason}}',
      paymentPerformed: 'Payment made, {{amount}} for order {{order}}',
      documentsReturned: 'Documents sent back, order {{order}}: {{reason}}',
      documentsSentAgain: 'Documents sent again, check the delivery of order {{order}}',
      loadingDateEntry: 'Loading date, {{date}} for order {{order}}',
      clientRequest: 'Client request, order {{order}}',
      redirectLoadOrderList: 'Load orders updated, {{count}} in total',
      loadOrderAssignedToCarrier: 'New load order, {{company}} gave order {{order}} to your company',
      loadOrderAssignedToTrucker: 'New trip, order {{order}} from {{origin}} to {{destination}}',
      tripAccepted: 'Trip accepted, {{driver}} will carry order {{order}}',
      securityAlert: 'Security alert, {{alert}} with {{plate}} on order {{order}}',
    },
  },
};
