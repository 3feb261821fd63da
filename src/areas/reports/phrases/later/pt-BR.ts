import { composedPtBR } from '../composed/pt-BR.ts';
import { embedPtBR, embedsPtBR } from '../embed/pt-BR.ts';
import { exportsPtBR as exports } from '../exports/pt-BR.ts';
import { linksPtBR } from '../public/pt-BR.ts';
import { schedulesPtBR } from '../schedules/pt-BR.ts';
import { scheduleScreensPtBR } from '../schedules/screens.pt-BR.ts';

export const ptBR = {
  reports: {
    ...exports.reports,
    embed: embedPtBR,
    embeds: embedsPtBR,
    links: linksPtBR,
    composed: composedPtBR,
    schedules: { ...scheduleScreensPtBR, mail: schedulesPtBR.mail },
  },
} as const;
