import { cardsPtBR } from './cards/pt-BR.ts';
import { exportsPtBR as exports } from './exports/pt-BR.ts';
import { schedulesPtBR as schedules } from './schedules/pt-BR.ts';
import { screensPtBR } from './screens/pt-BR.ts';

export const ptBR = {
  reports: {
    ...cardsPtBR,
    ...screensPtBR,
    byMail: schedules.byMail,
  },
  lists: { ...exports.lists, ...schedules.lists },
  validation: {
    periodReversed: 'O fim vem antes do início',
    periodTooLong: 'No máximo dez anos',
  },
  errors: {
    reports: {
      unknownCard: 'Este painel não tem o cartão {{card}}.',
      ...schedules.errors,
    },
  },
};
