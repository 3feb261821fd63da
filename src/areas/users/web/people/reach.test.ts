import { describe, expect, it } from 'vitest';
import type { RoleView } from '#areas/users/contract/role.calls.ts';
import { reachOf } from '#areas/users/contract/user-rights.ts';
import { offeredRoles, reaches } from './reach.ts';

function role(id: string, permissions: readonly string[], more: Partial<RoleView> = {}): RoleView {
  const bundle = { _id: id, key: id, name: id, permissions: [...permissions], isAdmin: false, shipped: false };
  return { ...bundle, users: 0, version: 1, grantable: true, editable: true, ...more };
}

const gate = role('gate', ['ticket-validation']);
const boss = role('boss', ['users-read', 'users-write'], { isAdmin: true, grantable: false });
const dispatcher = reachOf({
  permissions: new Set(['users-write-operator', 'ticket-validation']),
  isAdmin: false,
  isSuperAdmin: false,
});

describe('a user who only writes users below themselves', () => {
  it('may change a user who holds no more than they do', () => {
    expect(reaches(dispatcher, [gate, boss], [gate])).toBe(true);
    expect(reaches(dispatcher, [gate, boss], [gate, boss])).toBe(false);
  });

  it('may not change a user whose roles are not loaded', () => {
    expect(reaches(dispatcher, [gate], [{ _id: 'unheard-of' }])).toBe(false);
  });
});

it('a role that may not be assigned is offered only to a user who has it already', () => {
  expect(offeredRoles([gate, boss], [])).toEqual([gate]);
  expect(offeredRoles([gate, boss], [boss])).toEqual([gate, boss]);
});
