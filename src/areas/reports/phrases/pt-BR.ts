import { cardsPtBR } from './cards/pt-BR.ts';

export const ptBR = {
  reports: {
    ...cardsPtBR,
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
