import { describe, expect, it } from 'vitest';
import { definePermissions, label } from './area.ts';
import { foldPermissions } from './permission-catalogue.ts';

const text = label('a', 'b', 'c');
const trucks = definePermissions({
  trucks: {
    label: text,
    order: 20,
    names: { 'truck-read': { label: text, roles: ['auditor'] }, 'truck-write': { label: text } },
  },
  actions: { names: { 'hide-trucks': { label: text, special: 'restriction' } } },
});
const companies = definePermissions({
  actions: { label: text, order: 10, names: { 'all-companies': { label: text, platformOnly: true } } },
});
const catalogue = foldPermissions([{ permissions: trucks }, { permissions: companies }]);

describe('the catalogue of permissions', () => {
  it('has the groups in order, with the names of every area', () => {
    expect(catalogue.groups).toEqual({
      actions: ['hide-trucks', 'all-companies'],
      trucks: ['truck-read', 'truck-write'],
    });
    expect(Object.keys(catalogue.groups)).toEqual(['actions', 'trucks']);
    expect(catalogue.names).toEqual(['hide-trucks', 'all-companies', 'truck-read', 'truck-write']);
  });

  it('gives administrators everything that is not special, and the platform its own', () => {
    expect(catalogue.roles['super-administrator']).toEqual(['all-companies', 'truck-read', 'truck-write']);
    expect(catalogue.roles['company-administrator']).toEqual(['truck-read', 'truck-write']);
    expect(catalogue.roles.auditor).toEqual(['truck-read']);
    expect([catalogue.special, catalogue.restrictions]).toEqual([new Set(['hide-trucks']), new Set(['hide-trucks'])]);
  });

  it('refuses a name that two areas declare, and a group with no position or two', () => {
    const fold = (...all: Parameters<typeof definePermissions>) =>
      foldPermissions([{ permissions: trucks }, { permissions: all[0] }]);
    expect(() =>
      fold({ more: { order: 1, names: { 'truck-read': { label: text } } }, actions: { order: 2, names: {} } }),
    ).toThrow('twice');
    expect(() => fold({ trucks: { order: 1, names: {} } })).toThrow('the group trucks has two positions');
    expect(() => foldPermissions([{ permissions: trucks }])).toThrow('no area gives the group actions a position');
  });
});
