import { describe, expect, it } from 'vitest';
import { editorOf } from '#areas/users/contract/user-rights.ts';
import { lockOf, startingPermissions, withAdministratorNeeds } from './permission-lock.ts';

const held = ['users-read', 'users-write', 'client-read', 'forbid-modify-logo'];
const restrictions = new Set(['forbid-modify-logo', 'forbid-modify-color']);
const names = { special: new Set([...restrictions, 'isIansa']), restrictions };
const administrator = editorOf({ permissions: new Set(held), isAdmin: true, isSuperAdmin: false }, names);
const superAdministrator = editorOf({ permissions: new Set(held), isAdmin: true, isSuperAdmin: true }, names);
const fresh = { editor: administrator, before: null, isAdmin: false, names };

describe('a permission of a role', () => {
  it('can be granted only by an editor who holds it', () => {
    expect(lockOf('client-read', false, fresh)).toBeUndefined();
    expect(lockOf('routes-read', false, fresh)).toBe('beyond');
  });

  it('can be restored to a role that had it', () => {
    expect(lockOf('routes-read', false, { ...fresh, before: new Set(['routes-read']) })).toBeUndefined();
  });

  it('cannot be removed from an administrator role that needs it', () => {
    expect(lockOf('users-write', true, { ...fresh, isAdmin: true })).toBe('administrator');
    expect(lockOf('users-write', true, fresh)).toBeUndefined();
  });

  it('that restricts its holder is inherited by roles they create, and removed only by a super administrator', () => {
    const restricted = { ...fresh, before: new Set(['forbid-modify-color']) };
    expect(lockOf('forbid-modify-logo', true, fresh)).toBe('inherited');
    expect(lockOf('forbid-modify-color', true, restricted)).toBe('restriction');
    expect(lockOf('forbid-modify-color', true, { ...restricted, editor: superAdministrator })).toBeUndefined();
  });
});

it('a copy holds what the editor may assign of its template, and their own restrictions', () => {
  expect(startingPermissions(administrator, ['client-read', 'routes-read'], names)).toEqual([
    'client-read',
    'forbid-modify-logo',
  ]);
});

it('an administrator role includes the permissions it needs', () => {
  expect(withAdministratorNeeds(['users-read', 'client-read'])).toEqual(['users-read', 'client-read', 'users-write']);
});
