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
  send: 'Message',
  messageTitle: 'Message',
  messageHelp: 'For the driver or the carrier, to be sent from your own phone.',
  sendTo: {
    driver: 'WhatsApp to the driver {{name}}',
    carrier: 'WhatsApp to the carrier {{name}}',
    anybody: 'Send by WhatsApp',
  },
  about: {
    moved: 'The booking was moved',
    dockChanged: 'The dock changed',
    called: 'Called to the dock',
    cancelled: 'The booking was cancelled',
    turnedAway: 'The truck was turned away',
    missed: 'The truck did not come',
  },
  messages: {
    moved: 'The booking at {{warehouse}} was moved to {{when}}.',
    dockChanged: 'Another dock at {{warehouse}}: {{dock}}, {{when}}.',
    called: 'Truck {{plate}}, please go to {{dock}} of {{warehouse}} now.',
    cancelled:
      'The booking at {{warehouse}} on {{when}}, {{booking}}, was cancelled: {{reason}}. The ticket is no longer valid.',
    turnedAway: 'The truck was turned away at {{warehouse}}, {{booking}}: {{reason}}. Another booking is needed.',
    missed:
      'The truck did not come to {{warehouse}} on {{when}}, {{booking}}. The place was freed; another booking is needed.',
  },
  copy: 'Copy message',
  copied: 'Copied',
  page: {
    title: 'This is an entry ticket',
    text: 'It identifies a truck at the gate of a warehouse that works with Tropeiro. Only the gate can read it; there is nothing more to see here.',
    driver: 'If this ticket is yours, show the QR code at the gate.',
  },
};
