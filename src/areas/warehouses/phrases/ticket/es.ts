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
  whatsApp: 'Enviar por WhatsApp',
  copy: 'Copiar mensaje',
  copied: 'Copiado',
  page: {
    title: 'Este es un ticket de entrada',
    text: 'Identifica a un camión en la entrada de un almacén que trabaja con Tropeiro. Solo la entrada puede leerlo; aquí no hay más información.',
    driver: 'Si este ticket es suyo, muestre el código QR en la entrada.',
  },
};
