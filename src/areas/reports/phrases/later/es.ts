import type { Translation } from '#kernel/phrases.ts';
import { exportsEs as exports } from '../exports/es.ts';
import { schedulesEs } from '../schedules/es.ts';
import { scheduleScreensEs } from '../schedules/screens.es.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  reports: { ...exports.reports, schedules: { ...scheduleScreensEs, mail: schedulesEs.mail } },
};
