import type { Translation } from '#kernel/phrases.ts';
import type { messagesPtBR } from './pt-BR.ts';

export const messagesEs: Translation<typeof messagesPtBR> = {
  loadOrders: {
    notices: {
      scheduleConfirmed: 'El cliente confirmó la carga de {{order}} el {{date}}',
      scheduleProposed: 'El cliente propone cargar {{order}} el {{date}}',
      reassignmentRequested: 'El cliente pide otro conductor o camión para {{order}}',
      takenFromDriver: 'Viaje retirado, la orden {{order}} ya no es tuya',
      takenFromCarrier: 'Orden retirada, la orden {{order}} ya no es de tu empresa de transporte',
    },
    whatsapp: {
      assigned: 'Hola {{name}}, tienes un nuevo viaje: orden {{order}}, camión {{plate}}.',
      takenFromDriver: 'Hola {{name}}, el viaje de la orden {{order}} ya no es tuyo.',
      given: 'Hola {{name}}, la orden {{order}} fue entregada a su empresa de transporte.',
      takenFromCarrier: 'Hola {{name}}, la orden {{order}} ya no es de su empresa de transporte.',
      hasTruck: 'Hola {{name}}, la orden {{order}} tiene el camión {{plate}}.',
      unassigned: 'Hola {{name}}, la orden {{order}} espera otro camión.',
      dated: 'Hola {{name}}, la orden {{order}} tiene nueva fecha de carga.',
      taskDone: 'Hola {{name}}, tarea completada en la orden {{order}}: {{task}}.',
      finished: 'Hola {{name}}, el viaje de la orden {{order}} terminó.',
      documentsReturned: 'Hola {{name}}, los documentos de la orden {{order}} fueron devueltos: {{reason}}',
      paid: 'Hola {{name}}, el pago de la orden {{order}} fue realizado.',
      cancelled: 'Hola {{name}}, la orden {{order}} fue cancelada: {{reason}}',
      route: 'De {{origin}} a {{destination}}.',
      loading: 'Carga: {{date}}.',
      place: 'Lugar de carga: {{place}}.',
      link: 'Su viaje, paso a paso: {{link}}',
    },
    clientMail: {
      open: { order: 'Seguir la carga', form: 'Ver la respuesta' },
      scheduleAccepted: {
        subject: 'La fecha que propuso para la carga {{order}} fue aceptada',
        text: 'Su carga de {{origin}} a {{destination}} se cargará el {{date}}. {{answer}}',
      },
      scheduleRefused: {
        subject: 'La fecha que propuso para la carga {{order}} no fue aceptada',
        text: 'No es posible cargar el {{date}} su carga de {{origin}} a {{destination}}. {{answer}}',
      },
      reassignmentAccepted: {
        subject: 'Su pedido de otro conductor para la carga {{order}} fue aceptado',
        text: 'Otro conductor o camión llevará su carga de {{origin}} a {{destination}}. {{answer}}',
      },
      reassignmentRefused: {
        subject: 'Su pedido de otro conductor para la carga {{order}} no fue aceptado',
        text: 'El conductor y el camión de su carga de {{origin}} a {{destination}} no cambian. {{answer}}',
      },
      assigned: {
        subject: 'Su carga {{order}} tiene camión',
        text: 'El camión {{plate}} llevará su carga de {{origin}} a {{destination}}.',
      },
      reassigned: {
        subject: 'Su carga {{order}} tiene otro camión',
        text: 'Ahora es el camión {{plate}} el que llevará su carga de {{origin}} a {{destination}}.',
      },
      unassigned: {
        subject: 'Su carga {{order}} espera otro camión',
        text: 'El camión fue retirado de su carga de {{origin}} a {{destination}}. Le avisaremos cuando haya otro.',
      },
      dated: {
        subject: 'Fecha de carga de su carga {{order}}',
        text: 'Su carga de {{origin}} a {{destination}} se cargará el {{date}}.',
      },
      finished: {
        subject: 'Su carga {{order}} fue entregada',
        text: 'El viaje de {{origin}} a {{destination}} terminó.',
      },
      cancelled: {
        subject: 'Su carga {{order}} fue cancelada',
        text: 'El viaje de {{origin}} a {{destination}} no se hará. Motivo: {{reason}}',
      },
    },
  },
};
