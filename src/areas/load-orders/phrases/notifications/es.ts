import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  notifications: {
    types: {
      completedTask: 'Tarea completada',
      agroCompletedTask: 'Tarea agro completada',
      loadOrderFinished: 'Viaje finalizado',
      loadOrderReassigned: 'Orden de carga reasignada',
      loadOrderWithdrawn: 'Asignación retirada',
      loadOrderCancelled: 'Orden de carga cancelada',
      paymentPerformed: 'Pago realizado',
      documentsReturned: 'Documentos devueltos',
      documentsSentAgain: 'Documentos enviados de nuevo',
      loadingDateEntry: 'Fecha de carga',
      clientRequest: 'Pedido del cliente',
      redirectLoadOrderList: 'Órdenes de carga actualizadas',
      loadOrderAssignedToCarrier: 'Orden de carga para la empresa de transporte',
      loadOrderAssignedToTrucker: 'Orden de carga para el conductor',
      tripAccepted: 'Viaje aceptado',
      securityAlert: 'Alerta de seguridad',
    },
    messages: {
      completedTask: 'Tarea completada, {{task}} en la orden {{order}}',
      agroCompletedTask: 'Tarea agro completada, {{task}} en la orden {{order}}',
      loadOrderFinished: 'Viaje finalizado, la carga de la orden {{order}} fue entregada',
      loadOrderReassigned: 'Orden reasignada, la orden {{order}} tiene otro conductor o camión',
      loadOrderWithdrawn: 'Asignación retirada, la orden {{order}} ya no tiene conductor ni camión',
      loadOrderCancelled: 'Orden cancelada, {{order}}: {{reason}}',
      paymentPerformed: 'Pago realizado, {{amount}} por la orden {{order}}',
      documentsReturned: 'Documentos devueltos, orden {{order}}: {{reason}}',
      documentsSentAgain: 'Documentos enviados de nuevo, revise la entrega de la orden {{order}}',
      loadingDateEntry: 'Fecha de carga, {{date}} para la orden {{order}}',
      clientRequest: 'Pedido del cliente, orden {{order}}',
      redirectLoadOrderList: 'Órdenes de carga actualizadas, {{count}} en total',
      loadOrderAssignedToCarrier: 'Nueva orden de carga, {{company}} entregó la orden {{order}} a su empresa',
      loadOrderAssignedToTrucker: 'Nuevo viaje, orden {{order}} de {{origin}} a {{destination}}',
      tripAccepted: 'Viaje aceptado, {{driver}} llevará la orden {{order}}',
      securityAlert: 'Alerta de seguridad, {{alert}} con {{plate}} en la orden {{order}}',
    },
  },
};
