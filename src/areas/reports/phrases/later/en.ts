import type { Translation } from '#kernel/phrases.ts';
import { exportsEn as exports } from '../exports/en.ts';
import { schedulesEn } from '../schedules/en.ts';
import { scheduleScreensEn } from '../schedules/screens.en.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  reports: { ...exports.reports, schedules: { ...scheduleScreensEn, mail: schedulesEn.mail } },
};
