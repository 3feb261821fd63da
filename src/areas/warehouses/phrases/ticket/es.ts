import type { Translation } from '#kernel/phrases.ts';
import type { ticketPtBR } from './pt-BR.ts';

export const ticketEs: Translation<typeof ticketPtBR> = {
  title: 'Ticket de entrada',
  show: 'Ticket',
  what: 'el ticket',
  message:
    'Ticket de entrada para {{warehouse}}, {{address}}\n{{day}} a las {{time}}, {{dock}}\nPlaca {{plate}}\nCódigo {{code}}\n{{link}}',
  calendar: {
    load: 'Carga en {{warehouse}}',
    unload: 'Descarga en {{warehouse}}',
  },
  time: 'Fecha y hora',
  dock: 'Dock',
  action: 'Acción',
  plate: 'Placa',
  order: 'Orden',
  address: 'Dirección',
  contact: 'Contacto',
  code: 'Código, si la cámara no lee',
  instructions: 'Instrucciones para el conductor',
  note: 'Muestre este ticket en la entrada. Vale para un camión y un ingreso.',
  qr: 'Código QR del ticket',
  pdf: 'Descargar PDF',
  ics: 'Guardar en el calendario',
  send: 'Mensaje',
  messageTitle: 'Mensaje',
  messageHelp: 'Para el conductor o la empresa de transporte, para enviar desde su propio teléfono.',
  sendTo: {
    driver: 'WhatsApp al conductor {{name}}',
    carrier: 'WhatsApp al transporte, {{name}}',
    anybody: 'Enviar por WhatsApp',
  },
  about: {
    moved: 'El agendamiento cambió',
    dockChanged: 'Cambió el dock',
    called: 'Llamado al dock',
    cancelled: 'El agendamiento fue cancelado',
    turnedAway: 'El camión no fue recibido',
    missed: 'El camión no se presentó',
  },
  messages: {
    moved: 'El agendamiento en {{warehouse}} cambió para el {{when}}.',
    dockChanged: 'Otro dock en {{warehouse}}: {{dock}}, {{when}}.',
    called: 'Camión {{plate}}, por favor pase ahora a {{dock}} de {{warehouse}}.',
    cancelled:
      'El agendamiento en {{warehouse}} del {{when}}, {{booking}}, fue cancelado: {{reason}}. El ticket ya no es válido.',
    turnedAway: 'El camión no fue recibido en {{warehouse}}, {{booking}}: {{reason}}. Hace falta otro agendamiento.',
    missed:
      'El camión no se presentó en {{warehouse}} el {{when}}, {{booking}}. El lugar quedó libre; hace falta otro agendamiento.',
  },
  copy: 'Copiar mensaje',
  copied: 'Copiado',
  page: {
    title: 'Este es un ticket de entrada',
    text: 'Identifica a un camión en la entrada de un almacén que trabaja con Tropeiro. Solo la entrada puede leerlo; aquí no hay más información.',
    driver: 'Si este ticket es suyo, muestre el código QR en la entrada.',
  },
};
