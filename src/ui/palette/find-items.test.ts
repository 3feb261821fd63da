import { describe, expect, it } from 'vitest';
import { findItems } from './find-items.ts';

const item = (label: string, detail?: string) => ({
  id: label,
  label,
  run: () => undefined,
  ...(detail ? { detail } : {}),
});
const GROUPS = [
  {
    id: 'screens',
    label: 'Telas',
    items: [
      item('Minhas operações', 'Gestão'),
      item('Ordens de carga', 'Gestão'),
      item('Motoristas', 'Frota spot'),
      item('Motoristas', 'Minha frota'),
    ],
  },
  { id: 'actions', label: 'Ações', items: [item('Tema escuro'), item('Sair')] },
];
const found = (typed: string) =>
  findItems(GROUPS, typed).flatMap(({ items }) =>
    items.map(({ label, detail }) => (detail ? `${label} · ${detail}` : label)),
  );

describe('the command palette finds', () => {
  it('everything while nothing is typed', () => {
    expect(found('  ')).toHaveLength(6);
  });

  it('by any part, without accents and in any case', () => {
    expect(found('OPERACOES')).toEqual(['Minhas operações · Gestão']);
  });

  it('by several words, in any order, also in the text beside the label', () => {
    expect(found('spot motor')).toEqual(['Motoristas · Frota spot']);
  });

  it('first what begins with the text', () => {
    expect(found('m')[0]).toBe('Minhas operações · Gestão');
    expect(found('o').slice(0, 2)).toEqual(['Ordens de carga · Gestão', 'Minhas operações · Gestão']);
  });

  it('nothing where nothing matches', () => {
    expect(findItems(GROUPS, 'xyz')).toEqual([]);
  });
});
