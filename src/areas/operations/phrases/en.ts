import type { Translation } from '#kernel/phrases.ts';
import { cataloguesEn as catalogues } from './catalogues/en.ts';
import { listsEn as lists } from './lists/en.ts';
import type { ptBR } from './pt-BR.ts';
import { recordsEn as records } from './records/en.ts';
import { templatesEn as templates } from './templates/en.ts';

export const en: Translation<typeof ptBR> = {
  operations: {
    catalogues,
    addressBook: {
      open: 'Address book',
      search: 'Search the address book',
      none: 'No address found',
      save: 'Save to the address book',
      saved: 'Address saved to the address book',
      notSaved: 'The address was not saved',
    },
    ...templates,
    ...records,
  },
  lists,
  errors: {
    operations: {
      closed: 'The operation is closed and does not change any more.',
      ordersOpen: 'Some of its load orders are still open. Finish or cancel them first.',
    },
  },
  validation: {
    unknownWarehouse: 'Not a warehouse of the company',
  },
};
