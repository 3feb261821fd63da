import { exportsPtBR as exports } from '../exports/pt-BR.ts';
import { schedulesPtBR } from '../schedules/pt-BR.ts';

export const ptBR = {
  reports: { ...exports.reports, schedules: { mail: schedulesPtBR.mail } },
} as const;
