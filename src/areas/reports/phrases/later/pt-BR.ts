import { exportsPtBR as exports } from '../exports/pt-BR.ts';
import { schedulesPtBR } from '../schedules/pt-BR.ts';
import { scheduleScreensPtBR } from '../schedules/screens.pt-BR.ts';

export const ptBR = {
  reports: { ...exports.reports, schedules: { ...scheduleScreensPtBR, mail: schedulesPtBR.mail } },
} as const;
