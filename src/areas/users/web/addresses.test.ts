import { expect, it } from 'vitest';
import { copyRoleAddress, editAddress, holdersAddress, inviteAddress, rolesAddress } from './addresses.ts';

it('opening a form keeps the state of the list', () => {
  const list = new URLSearchParams('status=pending&page=2');
  expect(editAddress(list, 'ana')).toBe('/users?status=pending&page=2&edit=ana');
  expect(inviteAddress(list)).toBe('/users?status=pending&page=2&invite=true');
});

it('only one thing is open at a time', () => {
  expect(editAddress(new URLSearchParams('invite=true&page=3'), 'ana')).toBe('/users?page=3&edit=ana');
});

it('roles have a tab of their own, and their holders are the filtered list', () => {
  expect(rolesAddress).toBe('/users?tab=roles');
  expect(copyRoleAddress('r1')).toBe('/users?tab=roles&role=new&from=r1');
  expect(holdersAddress('r1')).toBe('/users?roles=r1');
});
