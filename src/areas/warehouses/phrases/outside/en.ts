import type { Translation } from '#kernel/phrases.ts';
import type { outsidePtBR } from './pt-BR.ts';

export const outsideEn: Translation<typeof outsidePtBR> = {
  express: {
    title: 'Time and dock',
    text: 'Choose the time of the truck now, or leave it pending and book later.',
    several: 'With several orders, each gets its time after it is created.',
    choose: 'Choose a time',
    later: 'Book later',
    held: '{{day}} at {{time}}, {{dock}}: booked when you save',
  },
  outside: {
    ticket: 'Ticket',
    qr: 'QR code of the ticket for {{warehouse}}',
    plate: 'Plate',
    driver: 'Driver',
    name: 'Your name',
    instructions: 'Instructions',
    wanted: 'The order asks for {{day}}',
    closed: 'This place cannot be booked now.',
    seeTimes: 'See times',
    misfit: 'The truck no longer fits this time: choose another one.',
    localTime: 'Times by the clock of the warehouse.',
  },
};
