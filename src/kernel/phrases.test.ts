import { expect, it } from 'vitest';
import { createTranslator } from './phrases.ts';

const translate = createTranslator<string>([
  {
    'pt-BR': { days_one: '{{count}} dia', days_other: '{{count}} dias', far: '{{km}} km', since: 'desde {{year}}' },
    es: { days_one: '{{count}} día', days_other: '{{count}} días', far: '{{km}} km', since: 'desde {{year}}' },
  },
]);

it('a number in a text is written as the country of the reader writes it, a text stays as it is', () => {
  expect(translate('pt-BR', 'far', { km: 1082.9 })).toBe('1.082,9 km');
  expect(translate('es-MX', 'far', { km: 1082.9 })).toBe('1,082.9 km');
  expect(translate('es-AR', 'since', { year: '2019' })).toBe('desde 2019');
});

it('a counted noun agrees with its number', () => {
  expect([1, 2, 1500].map((count) => translate('es-BO', 'days', { count }))).toEqual(['1 día', '2 días', '1.500 días']);
});
