import type { Translation } from '#kernel/phrases.ts';
import { cardsEs } from './cards/es.ts';
import { exportsEs as exports } from './exports/es.ts';
import type { ptBR } from './pt-BR.ts';
import { schedulesEs as schedules } from './schedules/es.ts';
import { screensEs } from './screens/es.ts';

export const es: Translation<typeof ptBR> = {
  reports: {
    ...cardsEs,
    ...screensEs,
    byMail: schedules.byMail,
  },
  lists: { ...exports.lists, ...schedules.lists },
  validation: {
    periodReversed: 'El final es anterior al inicio',
    periodTooLong: 'Como máximo diez años',
  },
  errors: {
    reports: {
      unknownCard: 'Este panel no tiene la tarjeta {{card}}.',
      ...schedules.errors,
    },
  },
};
