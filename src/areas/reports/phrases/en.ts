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
    guid: 'Use the form 00000000-0000-0000-0000-000000000000',
    httpsAddress: 'Enter an address that begins with https://, without user or password',
    hostNotAllowed: 'This site is not allowed. Allowed: {{hosts}}',
    dayPast: 'This day is over',
    dayTooFar: 'At most a year from today',
  },
  errors: {
    reports: {
      unknownCard: 'This dashboard has no card {{card}}.',
      unknownKind: 'This report shows no orders of that kind.',
      embedFailed: 'ERROR AL OBTENER TOKEN POWER BI',
      frameInvalid: 'This page is no longer valid. Open the dashboard again.',
      tooManyLinks: 'Your company already has the most public links there can be. End those you do not use.',
      ...schedules.errors,
    },
  },
};
