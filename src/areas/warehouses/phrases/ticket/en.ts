import type { Translation } from '#kernel/phrases.ts';
import type { ticketPtBR } from './pt-BR.ts';

export const ticketEn: Translation<typeof ticketPtBR> = {
  title: 'Entry ticket',
  show: 'Ticket',
  what: 'the ticket',
  message:
    'Entry ticket for {{warehouse}}, {{address}}\n{{day}} at {{time}}, {{dock}}\nPlate {{plate}}\nCode {{code}}\n{{link}}',
  calendar: {
    load: 'Loading at {{warehouse}}',
    unload: 'Unloading at {{warehouse}}',
  },
  time: 'Date and time',
  dock: 'Dock',
  action: 'Action',
  plate: 'Plate',
  order: 'Order',
  address: 'Address',
  contact: 'Contact',
  code: 'Code, should the camera not read it',
  instructions: 'Instructions for the driver',
  note: 'Show this ticket at the gate. It is for one truck and one entry.',
  qr: 'QR code of the ticket',
  pdf: 'Download PDF',
  ics: 'Save in calendar',
  whatsApp: 'Send by WhatsApp',
  copy: 'Copy message',
  copied: 'Copied',
  page: {
    title: 'This is an entry ticket',
    text: 'It identifies a truck at the gate of a warehouse that works with Tropeiro. Only the gate can read it; there is nothing more to see here.',
    driver: 'If this ticket is yours, show the QR code at the gate.',
  },
};
