import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  imports: {
    targets: { exchangeRate: 'Exchange rates' },
    titles: { exchangeRate: 'Import exchange rates' },
    hints: {
      exchangeRate: 'What one unit is worth in the company’s own currency, with up to six decimals.',
      rateValidFrom: 'Date as DD/MM/YYYY; today where it is empty.',
    },
  },
};
