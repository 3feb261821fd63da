import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  imports: {
    targets: {
      carrier: 'Drivers',
      transportUnit: 'Trucks',
      semitruck: 'Semitrailers',
    },
    titles: {
      carrier: 'Import drivers',
      transportUnit: 'Import trucks',
      semitruck: 'Import semitrailers',
    },
    columns: {
      callingCode: 'Phone country code',
    },
    hints: {
      callingCode: 'Only when the phone is of another country.',
      transportCompany: 'Name or tax id of a registered transport company.',
    },
  },
};
