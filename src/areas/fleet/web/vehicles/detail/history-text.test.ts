import { describe, expect, it } from 'vitest';
import { fleetTypeWords } from '#areas/fleet/contract/fleet-type-words.ts';
import { numbersIn } from '#ui/i18n/use-numbers.ts';
import { historyLines } from './history-text.ts';

const WORDS: Readonly<Record<string, string>> = {
  'fleet.vehicles.history.nothing': 'vazio',
  'fleet.vehicles.types.tractor': 'Cavalo mecânico',
  'fleet.vehicles.status.enabled': 'Habilitado',
  'fleet.vehicles.status.disabled': 'Desabilitado',
  'fleet.vehicles.features.axles': 'Eixos',
  'fleet.vehicles.features.capacity': 'Capacidade (Tn)',
  ...Object.fromEntries(
    ['typeId', 'enabled', 'features', 'documents'].map((name) => [`fleet.vehicles.fields.${name}`, name]),
  ),
  'fleet.vehicles.fields.color': 'Cor',
  'documents.types.soat': 'SOAT',
};
const translate = (key: string) => WORDS[key] ?? key;
const knows = (key: string) => key in WORDS;
const lines = (action: string, changes: Parameters<typeof historyLines>[0]['changes']) =>
  historyLines({ action, changes }, translate, knows, fleetTypeWords(new Set()), numbersIn('pt-BR'));
function texts(field: string, from: unknown, to: unknown) {
  const [line] = lines('vehicles.update', { [field]: { from, to } });
  return { from: line?.from, to: line?.to };
}

describe('the history of a vehicle', () => {
  it('shows values as the screen does', () => {
    expect(texts('color', null, 'Branco')).toEqual({ from: 'vazio', to: 'Branco' });
    expect(texts('typeId', 'dolly', 'tractor')).toEqual({ from: 'dolly', to: 'Cavalo mecânico' });
    expect(texts('enabled', true, false)).toEqual({ from: 'Habilitado', to: 'Desabilitado' });
  });

  it('lists only the measures and documents that differ', () => {
    expect(texts('features', { axles: 3, capacity: null }, { axles: 3, capacity: 30.5 })).toEqual({
      from: 'vazio',
      to: 'Capacidade (Tn) 30,5',
    });
    const document = { fileName: null, number: null, category: null, issuedDate: null };
    expect(
      texts(
        'documents',
        { soat: { ...document, expirationDate: '2026-01-31' }, ruat: document },
        { soat: { ...document, expirationDate: '2030-01-31' }, ruat: document },
      ),
    ).toEqual({ from: 'SOAT (31/01/2026)', to: 'SOAT (31/01/2030)' });
  });

  it('lists the fields that have a name, and none for a registration', () => {
    const color = { from: null, to: 'Branco' };
    expect(lines('vehicles.update', { color, searchText: color })).toEqual([
      { field: 'Cor', from: 'vazio', to: 'Branco' },
    ]);
    expect(lines('vehicles.create', { color })).toEqual([]);
  });
});
