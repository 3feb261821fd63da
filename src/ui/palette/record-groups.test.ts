import { describe, expect, it, vi } from 'vitest';
import { bestFirst, groupOf } from './record-groups.ts';

const open = vi.fn();
const doing = { textOf: (verb: string, name: string) => `${verb} ${name}`, open };
const order = (code: string) => ({
  id: code,
  label: code,
  address: `/${code}`,
  actions: (['assign', 'update', 'cancel'] as const).map((verb) => ({ verb, address: `/${code}?${verb}` })),
});
const ORDERS = { id: 'orders', label: 'Ordens', records: [order('OC-1'), order('OC-12')] };
const labels = (verbs: readonly ('assign' | 'cancel' | 'pay')[]) =>
  groupOf(ORDERS, { ...doing, verbs }).items.map(({ label }) => label);

describe('the records found', () => {
  it('come with the likeliest actions of the best one', () => {
    expect(labels([])).toEqual(['OC-1', 'assign OC-1', 'update OC-1', 'OC-12']);
  });

  it('come after what the typed verb does with each of them', () => {
    expect(labels(['cancel'])).toEqual(['cancel OC-1', 'cancel OC-12', 'OC-1', 'OC-12']);
    expect(labels(['pay'])).toEqual(['OC-1', 'OC-12']);
  });

  it('open their screens', () => {
    for (const { run } of groupOf(ORDERS, { ...doing, verbs: ['assign'] }).items) run();
    expect(open.mock.calls.flat()).toEqual(['/OC-1?assign', '/OC-12?assign', '/OC-1', '/OC-12']);
  });

  it('begin with the kind that is called as typed, without empty ones', () => {
    const trucks = { id: 'trucks', label: 'Caminhões', records: [{ id: '7', label: '3410-FKX', address: '/7' }] };
    const groups = [ORDERS, { ...ORDERS, id: 'none', records: [] }, trucks].map((kind) =>
      groupOf(kind, { ...doing, verbs: [] }),
    );
    expect(bestFirst(groups, '3410 fkx').map(({ id }) => id)).toEqual(['trucks', 'orders']);
    expect(bestFirst(groups, 'oc').map(({ id }) => id)).toEqual(['orders', 'trucks']);
  });
});
