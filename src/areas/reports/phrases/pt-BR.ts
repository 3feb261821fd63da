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
    guid: 'Use o formato 00000000-0000-0000-0000-000000000000',
    httpsAddress: 'Informe um endereço que comece com https://, sem usuário nem senha',
    hostNotAllowed: 'Este site não está liberado. Permitidos: {{hosts}}',
    dayPast: 'Este dia já passou',
    dayTooFar: 'No máximo um ano a partir de hoje',
  },
  errors: {
    reports: {
      unknownCard: 'Este painel não tem o cartão {{card}}.',
      unknownKind: 'Este relatório não mostra ordens desse tipo.',
      embedFailed: 'ERROR AL OBTENER TOKEN POWER BI',
      frameInvalid: 'Esta página não vale mais. Abra o painel de novo.',
      tooManyLinks: 'Sua empresa já tem o máximo de links públicos. Encerre os que não usa.',
      ...schedules.errors,
    },
  },
};
