import { exportsPtBR as exports } from '../exports/pt-BR.ts';

export const ptBR = {
  reports: { ...exports.reports },
} as const;
