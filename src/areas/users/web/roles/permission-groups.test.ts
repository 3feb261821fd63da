import { describe, expect, it } from 'vitest';
import { groupState, onlyChosen, type PermissionGroupItems, searchGroups, toggleGroup } from './permission-groups.ts';

const item = (name: string, label: string, special = false) => ({ name, label, special });
const operations: PermissionGroupItems = {
  group: 'operation',
  label: 'Operações',
  items: [item('read', 'Ver operações'), item('write', 'Criar e editar'), item('hyundai', 'Modo Hyundai', true)],
};
const clients: PermissionGroupItems = { group: 'client', label: 'Clientes', items: [item('see', 'Ver clientes')] };
const groups = [operations, clients];

const namesOf = (found: readonly PermissionGroupItems[]) => found.flatMap(({ items }) => items.map(({ name }) => name));

describe('searching permissions', () => {
  it('ignores accents and case', () => {
    expect(namesOf(searchGroups(groups, 'OPERACOES ver'))).toEqual(['read']);
  });

  it('keeps all of a group whose name matches, and drops groups without a match', () => {
    expect(namesOf(searchGroups(groups, 'operaç'))).toEqual(['read', 'write', 'hyundai']);
    expect(searchGroups(groups, 'trem')).toEqual([]);
    expect(searchGroups(groups, '  ')).toEqual(groups);
  });

  it('can show only the chosen ones', () => {
    expect(namesOf(onlyChosen(groups, new Set(['write', 'see'])))).toEqual(['write', 'see']);
  });
});

describe('the checkbox of a group', () => {
  const free = { chosen: new Set<string>(), isLocked: () => false };

  it('chooses all except the special ones', () => {
    expect(toggleGroup(operations.items, free, true)).toEqual(['read', 'write']);
    const chosen = new Set(['read', 'write']);
    expect(groupState(operations.items, { ...free, chosen })).toMatchObject({ count: 2, all: true, some: false });
  });

  it('clears all, including special ones, and does not change other groups', () => {
    const chosen = new Set(['see', 'read', 'hyundai']);
    expect(toggleGroup(operations.items, { ...free, chosen }, false)).toEqual(['see']);
  });

  it('keeps locked permissions, and is disabled where all are locked', () => {
    const isLocked = (name: string) => name === 'write';
    expect(toggleGroup(operations.items, { chosen: new Set(['write']), isLocked }, false)).toEqual(['write']);
    expect(groupState(operations.items, { chosen: new Set(), isLocked: () => true }).disabled).toBe(true);
  });

  it('is indeterminate when some are chosen', () => {
    expect(groupState(operations.items, { ...free, chosen: new Set(['hyundai']) })).toMatchObject({ some: true });
  });
});
