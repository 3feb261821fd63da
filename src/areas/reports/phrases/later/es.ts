import type { Translation } from '#kernel/phrases.ts';
import { composedEs } from '../composed/es.ts';
import { embedEs, embedsEs } from '../embed/es.ts';
import { exportsEs as exports } from '../exports/es.ts';
import { linksEs } from '../public/es.ts';
import { schedulesEs } from '../schedules/es.ts';
import { scheduleScreensEs } from '../schedules/screens.es.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  reports: {
    ...exports.reports,
    composed: composedEs,
    embed: embedEs,
    embeds: embedsEs,
    links: linksEs,
    schedules: { ...scheduleScreensEs, mail: schedulesEs.mail },
  },
};
