import type { Translation } from '#kernel/phrases.ts';
import { cardsEn } from './cards/en.ts';
import { exportsEn as exports } from './exports/en.ts';
import type { ptBR } from './pt-BR.ts';
import { schedulesEn as schedules } from './schedules/en.ts';
import { screensEn } from './screens/en.ts';

export const en: Translation<typeof ptBR> = {
  reports: {
    ...cardsEn,
    ...screensEn,
    byMail: schedules.byMail,
  },
  lists: { ...exports.lists, ...schedules.lists },
  validation: {
    periodReversed: 'The end is before the beginning',
    periodTooLong: 'At most ten years',
  },
  errors: {
    reports: {
      unknownCard: 'This dashboard has no card {{card}}.',
      ...schedules.errors,
    },
  },
};
