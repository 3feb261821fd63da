import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  notifications: {
    types: {
      completedTask: 'Tarea completada',
      agroCompletedTask: 'Tarea agro completada',
      loadOrderReassigned: 'Orden de carga reasignada',
      paymentPerformed: 'Pago realizado',
      loadingDateEntry: 'Fecha de carga',
      redirectLoadOrderList: 'Órdenes de carga actualizadas',
      loadOrderAssignedToCarrier: 'Orden de carga para la empresa de transporte',
      loadOrderAssignedToTrucker: 'Orden de carga para el conductor',
    },
    messages: {
      completedTask: 'Tarea completada, {{task}} en la orden {{order}}',
      agroCompletedTask: 'Tarea agro completada, {{task}} en la orden {{order}}',
      loadOrderReassigned: 'Orden reasignada, la orden {{order}} tiene otro conductor o camión',
      paymentPerformed: 'Pago realizado, {{amount}} por la orden {{order}}',
      loadingDateEntry: 'Fecha de carga, {{date}} para la orden {{order}}',
      redirectLoadOrderList: 'Órdenes de carga actualizadas, {{count}} en total',
      loadOrderAssignedToCarrier: 'Nueva orden de carga, {{company}} entregó la orden {{order}} a su empresa',
      loadOrderAssignedToTrucker: 'Nuevo viaje, orden {{order}} de {{origin}} a {{destination}}',
    },
  },
};
