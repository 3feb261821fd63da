import { describe, expect, it } from 'vitest';
import { holds, namesIn, type PermissionRule } from './permission.ts';

const held = new Set(['client-read', 'routes-read']);

describe('a permission rule', () => {
  it.each<[PermissionRule, boolean]>([
    ['client-read', true],
    ['client-write', false],
    [{ anyOf: ['x', 'routes-read'] }, true],
    [{ anyOf: ['x', 'y'] }, false],
    [{ anyOf: [] }, false],
    [{ allOf: ['client-read', 'routes-read'] }, true],
    [{ allOf: ['client-read', 'x'] }, false],
    [{ allOf: ['client-read', { anyOf: ['x', 'routes-read'] }] }, true],
    [{ allOf: ['client-read', { anyOf: ['x', 'y'] }] }, false],
    [{ not: 'client-read' }, false],
    [{ not: { anyOf: ['x', 'y'] } }, true],
  ])('%j is %s for a holder of client-read and routes-read', (rule, expected) => {
    expect(holds(held, rule)).toBe(expected);
  });

  it('lists the names it contains', () => {
    expect(namesIn({ not: { allOf: ['a', { anyOf: ['b', 'c'] }] } })).toEqual(['a', 'b', 'c']);
  });
});
