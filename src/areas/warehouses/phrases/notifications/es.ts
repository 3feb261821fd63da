import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  notifications: {
    types: {
      bookingEntry: 'Agendamiento',
      bookingReminder: 'Recordatorio de agendamiento',
      bookingDock: 'Dock del agendamiento',
      earlierTime: 'Horario más temprano',
      bookingLate: 'Camión atrasado',
      bookingMissed: 'No se presentó',
      calledToDock: 'Llamado al dock',
      bookingDone: 'Atención completada',
      bookingMisfit: 'Agendamiento que ya no sirve',
      ticketReplaced: 'Ticket reemplazado',
      truckWaiting: 'Camión sin horario',
      ticketRefused: 'Ticket rechazado',
      forgedTicket: 'Ticket falso',
    },
    messages: {
      bookingEntry: 'Agendamiento confirmado, {{booking}} el {{when}} en {{warehouse}}',
      bookingReminder: 'Agendamiento mañana, {{booking}} el {{when}} en {{warehouse}}',
      bookingDock: 'Nuevo dock, {{booking}} en {{dock}} de {{warehouse}}',
      earlierTime: 'Horario más temprano libre, {{earlier}} en {{warehouse}} para {{booking}}',
      bookingLate: 'Camión atrasado, {{booking}} esperado el {{when}} en {{warehouse}}',
      bookingMissed: 'No se presentó, {{booking}} agendado el {{when}} en {{warehouse}}',
      calledToDock: 'Llamado al dock, {{booking}} en {{dock}} de {{warehouse}}',
      bookingDone: 'Atención completada, {{booking}} salió de {{warehouse}}',
      bookingMisfit:
        'Agendamiento que ya no sirve, {{booking}} del {{when}} en {{warehouse}} necesita otro horario o dock',
      ticketReplaced: 'Ticket reemplazado, {{booking}} del {{when}} en {{warehouse}} tiene un nuevo ticket',
      truckWaiting: 'Camión sin horario, {{booking}} espera un dock en {{warehouse}}',
      ticketRefused: 'Ticket rechazado, {{booking}} en la entrada de {{warehouse}}',
      forgedTicket: 'Ticket falso, mostrado en la entrada de {{warehouse}} el {{when}}',
    },
  },
  warehouses: {
    notices: {
      order: 'orden {{order}}',
      truck: 'camión {{plate}}',
      withoutReason: 'sin motivo',
      withoutDock: 'dock por definir',
      moved: 'Agendamiento cambiado, {{booking}} ahora el {{when}} en {{warehouse}}',
      cancelled: 'Agendamiento cancelado, {{booking}} del {{when}} en {{warehouse}}: {{reason}}',
      turnedAway: 'Camión no recibido, {{booking}} en {{warehouse}}: {{reason}}',
      refused: 'ticket rechazado en la entrada de {{warehouse}}',
      causes: {
        orderCancelled: 'la orden fue cancelada',
        orderFinished: 'la orden terminó',
        placeChanged: 'el lugar de la orden cambió',
      },
    },
    mails: {
      open: 'Seguir la carga',
      text: '{{booking}}, camión {{plate}}, de {{origin}} a {{destination}}.',
      booked: 'Agendamiento en {{warehouse}}: {{when}}',
      moved: 'Agendamiento cambiado en {{warehouse}}: {{when}}',
      cancelled: 'Agendamiento cancelado en {{warehouse}}: {{when}}',
      turnedAway: 'El camión no fue recibido en {{warehouse}}',
      reminder: 'Mañana en {{warehouse}}: {{when}}',
      missed: 'El camión no se presentó en {{warehouse}}: {{when}}',
      left: 'El camión salió de {{warehouse}}',
      noLongerFits: 'El agendamiento en {{warehouse}} necesita otro horario: {{when}}',
    },
  },
};
