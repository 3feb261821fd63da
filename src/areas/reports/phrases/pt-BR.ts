import { cardsPtBR } from './cards/pt-BR.ts';
import { screensPtBR } from './screens/pt-BR.ts';

export const ptBR = {
  reports: {
    ...cardsPtBR,
    ...screensPtBR,
  },
  validation: {
    periodReversed: 'O fim vem antes do início',
    periodTooLong: 'No máximo dez anos',
  },
  errors: {
    reports: {
      unknownCard: 'Este painel não tem o cartão {{card}}.',
    },
  },
};
