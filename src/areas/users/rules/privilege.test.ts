import { describe, expect, it } from 'vitest';
import { type Editor, mayChangeRole, mayChangeUser, mayGrant, mayRewriteRole, type RoleRights } from './privilege.ts';

const role = (permissions: readonly string[], more: Partial<RoleRights> = {}): RoleRights => ({
  permissions,
  isAdmin: false,
  isSuperAdmin: false,
  ...more,
});

const editor = (permissions: readonly string[], more: Partial<Editor> = {}): Editor => ({
  permissions: new Set(permissions),
  grantable: new Set(permissions),
  writesEveryone: true,
  isAdmin: false,
  isSuperAdmin: false,
  ...more,
});

const restrictions = new Set(['locked-logo']);

describe('assigning a role', () => {
  it('requires all of its permissions', () => {
    expect(mayGrant(editor(['a', 'b']), role(['a']))).toBe(true);
    expect(mayGrant(editor(['a']), role(['a', 'b']))).toBe(false);
  });

  it('requires an administrator for an administrator role, even with few permissions', () => {
    expect(mayGrant(editor(['a']), role(['a'], { isAdmin: true }))).toBe(false);
    expect(mayGrant(editor(['a'], { isAdmin: true }), role(['a'], { isAdmin: true }))).toBe(true);
    expect(mayGrant(editor(['a'], { isAdmin: true, writesEveryone: false }), role(['a'], { isAdmin: true }))).toBe(
      false,
    );
  });

  it('requires a super administrator for the super administrator role', () => {
    const topRole = role(['a'], { isAdmin: true, isSuperAdmin: true });
    expect(mayGrant(editor(['a'], { isAdmin: true }), topRole)).toBe(false);
    expect(mayGrant(editor(['a'], { isSuperAdmin: true }), topRole)).toBe(true);
  });
});

describe('changing a user', () => {
  it('is allowed with the right to write all users, unless the user is an administrator', () => {
    expect(mayChangeUser(editor(['a']), [role(['a', 'b'])])).toBe(true);
    expect(mayChangeUser(editor(['a']), [role([]), role([], { isAdmin: true })])).toBe(false);
  });

  it('is limited to users below oneself with the right to write operators only', () => {
    const operatorsEditor = editor(['a', 'b'], { writesEveryone: false });
    expect(mayChangeUser(operatorsEditor, [role(['a']), role(['b'])])).toBe(true);
    expect(mayChangeUser(operatorsEditor, [role(['a']), role(['c'])])).toBe(false);
  });

  it('is possible for a user without any role', () => {
    expect(mayChangeUser(editor([], { writesEveryone: false }), [])).toBe(true);
  });
});

describe('changing a role', () => {
  it('adds nothing the editor may not assign, but may remove permissions', () => {
    const before = role(['a', 'z']);
    expect(mayRewriteRole(editor(['a', 'b']), { before, after: role(['a', 'b', 'z']), restrictions })).toBe(true);
    expect(mayRewriteRole(editor(['a', 'b']), { before, after: role(['a', 'z', 'c']), restrictions })).toBe(false);
    expect(mayRewriteRole(editor(['a']), { before, after: role([]), restrictions })).toBe(true);
  });

  it('removes a restriction only for a super administrator', () => {
    const change = { before: role(['a', 'locked-logo']), after: role(['a']), restrictions };
    expect(mayRewriteRole(editor(['a', 'locked-logo'], { isAdmin: true }), change)).toBe(false);
    expect(mayRewriteRole(editor(['a'], { isSuperAdmin: true }), change)).toBe(true);
  });

  it('turns a role into an administrator role only for an administrator', () => {
    const change = { before: role(['a']), after: role(['a'], { isAdmin: true }), restrictions };
    expect(mayRewriteRole(editor(['a']), change)).toBe(false);
    expect(mayRewriteRole(editor(['a'], { isAdmin: true }), change)).toBe(true);
  });

  it('is refused with the right to write operators only', () => {
    expect(mayChangeRole(editor(['a'], { writesEveryone: false }), role(['a']))).toBe(false);
  });
});
