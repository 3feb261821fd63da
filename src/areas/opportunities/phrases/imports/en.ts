import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  imports: {
    targets: { opportunity: 'Opportunities' },
    titles: { opportunity: 'Import opportunities' },
    hints: {
      opportunityName: 'A name that no other opportunity of the company has.',
      opportunityDates: 'Open: any day between the two dates. Defined: a day to pick up and a day to deliver.',
      opportunityFreight: 'Empty: to be negotiated. With a freight unit, the price is for that unit.',
      opportunityPublication: 'Each row becomes a draft; publish it in the list. Direct ones are created on the form.',
    },
  },
};
