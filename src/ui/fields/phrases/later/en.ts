import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  ui: {
    fields: {
      hint: {
        pattern: 'Format {{pattern}}',
        example: 'Example: {{example}}',
        digits: {
          exact: '{{count}} digits',
          range: '{{min}} to {{max}} digits',
          max: 'Up to {{max}} digits',
        },
        characters: {
          exact: '{{count}} characters',
          range: '{{min}} to {{max}} characters',
          max: 'Up to {{max}} characters',
        },
      },
      password: { toggle: 'Show or hide the password' },
      number: { less: 'Less {{label}}', more: 'More {{label}}' },
      licence: { label: 'Driver licence' },
      plate: { placa: 'Plate', patente: 'Plate' },
      phone: { choose: 'Choose the country code', chosen: 'Country code: {{country}}, +{{code}}' },
      date: { placeholder: 'DD/MM/YYYY', open: 'Open the calendar of {{label}}' },
      time: { placeholder: 'HH:MM' },
      calendar: {
        previousMonth: 'Previous month',
        nextMonth: 'Next month',
        level: 'Month and year',
      },
      choice: {
        placeholder: 'Choose',
        search: 'Type to search',
        letters: 'Type at least {{count}} letters',
        loading: 'Searching…',
        failed: 'The search failed.',
        retry: 'Try again',
        clear: 'Clear {{label}}',
        remove: 'Remove {{label}}',
        rest: '+{{count}}',
      },
      city: { placeholder: 'Type 3 letters of the city' },
      color: { placeholder: '#RRGGBB' },
      rating: { stars_one: '{{count}} star', stars_other: '{{count}} stars' },
    },
  },
};
