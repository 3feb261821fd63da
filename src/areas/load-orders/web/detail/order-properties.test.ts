import { expect, it } from 'vitest';
import { numbersIn } from '#ui/i18n/use-numbers.ts';
import { shownProperties } from './order-properties.ts';

const translate = (key: string) => key;
const NUMBERS = numbersIn('pt-BR');

it('shows the properties that have a value, in words', () => {
  const properties = [
    { nameKey: 'lote', name: 'Lote', type: 'text' as const, value: 'A-7' },
    { nameKey: 'vence', name: 'Vence', type: 'date' as const, value: '2026-03-04' },
    { nameKey: 'frio', name: 'Frío', type: 'flag' as const, value: false },
    { nameKey: 'peso', name: 'Peso', type: 'number' as const, value: null },
    { nameKey: 'temperatura', name: 'Temperatura', type: 'number' as const, value: 1250.5 },
  ];
  expect(shownProperties(properties, translate, NUMBERS)).toEqual([
    { label: 'Lote', value: 'A-7' },
    { label: 'Vence', value: '04/03/2026' },
    { label: 'Frío', value: 'lists.no' },
    { label: 'Temperatura', value: '1250,5' },
  ]);
});

it('names keyed properties by their key', () => {
  expect(shownProperties({ NAsignacion: 'AS-12', empty: '' }, translate, NUMBERS)).toEqual([
    { label: 'NAsignacion', value: 'AS-12' },
  ]);
});
