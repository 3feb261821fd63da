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
};
