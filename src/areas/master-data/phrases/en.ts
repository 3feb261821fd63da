import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  masterData: {
    title: 'Entries of the list',
    text: 'The list appears in this order. What is hidden can no longer be chosen, but keeps its name where it was used.',
    save: 'Save list',
    saved: 'List saved',
    what: 'the list',
    add: 'New entry',
    closed:
      'The product calculates with these entries: they can be renamed, hidden and ordered, but none can be added.',
    remove: 'Remove {{name}}',
    hide: 'Hide {{name}}',
    show: 'Show {{name}}',
    drag: 'Move {{name}}, position {{number}}',
    edit: 'Edit {{name}}',
    moved: 'Moved to position {{number}} of {{count}}',
    unnamed: 'Without a name',
    hidden: 'Hidden',
    own: 'Own',
    renamed: 'Renamed',
    names: {
      'pt-BR': 'Name in Portuguese',
      es: 'Name in Spanish',
      en: 'Name in English',
    },
    behavesAs: 'Behaves as',
    behavesAsHelp: 'The rules of that entry of the product count for yours as well.',
    changedBy: '{{name}} changed this list. The new values were loaded: check them and save again.',
    lastChange: 'Last change: {{name}}',
    uses: {
      orders_one: '{{count}} load order',
      orders_other: '{{count}} load orders',
      operations_one: '{{count}} operation',
      operations_other: '{{count}} operations',
      opportunities_one: '{{count}} opportunity',
      opportunities_other: '{{count}} opportunities',
      vehicles_one: '{{count}} vehicle',
      vehicles_other: '{{count}} vehicles',
    },
  },
  errors: {
    masterData: {
      entryInUse: '"{{name}}" is in use: {{by}}. Hide the entry instead of removing it.',
    },
  },
};
