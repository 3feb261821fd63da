import type { Translation } from '#kernel/phrases.ts';
import { composedEn } from '../composed/en.ts';
import { embedEn, embedsEn } from '../embed/en.ts';
import { exportsEn as exports } from '../exports/en.ts';
import { linksEn } from '../public/en.ts';
import { schedulesEn } from '../schedules/en.ts';
import { scheduleScreensEn } from '../schedules/screens.en.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  reports: {
    ...exports.reports,
    composed: composedEn,
    embed: embedEn,
    embeds: embedsEn,
    links: linksEn,
    schedules: { ...scheduleScreensEn, mail: schedulesEn.mail },
  },
};
