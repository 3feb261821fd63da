import { describe, expect, it } from 'vitest';
import { PERMISSION_CATALOGUE } from '#app/permission-catalogue.ts';
import { SHIPPED_ROLES } from '#kernel/area.ts';
import { ADMIN_ROLES, SUPER_ADMINISTRATOR, shippedRolesFor } from './shipped-roles.ts';

const { names: PERMISSIONS, special: SPECIAL_PERMISSIONS, roles: ROLE_PERMISSIONS } = PERMISSION_CATALOGUE;

describe('the permission catalogue', () => {
  it('contains each name once', () => {
    expect(new Set(PERMISSIONS).size).toBe(PERMISSIONS.length);
  });
});

describe('the shipped roles', () => {
  it.each(SHIPPED_ROLES)('%s is a bundle of known names without repetition', (role) => {
    const names = ROLE_PERMISSIONS[role];
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
    expect(names.every(PERMISSION_CATALOGUE.has)).toBe(true);
  });

  it.each(SHIPPED_ROLES)('%s contains no special permission', (role) => {
    expect(ROLE_PERMISSIONS[role].filter((name) => SPECIAL_PERMISSIONS.has(name))).toEqual([]);
  });

  it('a company administrator can assign every role of the company', () => {
    const held = new Set<string>(ROLE_PERMISSIONS['company-administrator']);
    for (const role of shippedRolesFor({ isPlatform: false })) {
      expect(
        ROLE_PERMISSIONS[role].filter((name) => !held.has(name)),
        role,
      ).toEqual([]);
    }
  });

  it('the super administrator holds all but the special ones, the company administrator also not the companies', () => {
    expect(ROLE_PERMISSIONS['super-administrator']).toHaveLength(PERMISSIONS.length - SPECIAL_PERMISSIONS.size);
    expect(
      ROLE_PERMISSIONS['super-administrator'].filter(
        (name) => !ROLE_PERMISSIONS['company-administrator'].includes(name),
      ),
    ).toEqual(['companies-read']);
  });

  it('the super administrator ships with the platform company only', () => {
    expect(shippedRolesFor({ isPlatform: true })).toContain(SUPER_ADMINISTRATOR);
    expect(shippedRolesFor({ isPlatform: false })).not.toContain(SUPER_ADMINISTRATOR);
  });

  it('the auditor changes nothing', () => {
    const changing = /write|edit|cancel|assign|import|manage|^(scheduling|ticket-validation)$/;
    expect(ROLE_PERMISSIONS.auditor.filter((name) => changing.test(name))).toEqual([]);
    expect(ROLE_PERMISSIONS.auditor).toContain('operation-read');
    expect(ROLE_PERMISSIONS.auditor).toContain('load-order-multipoint-module');
    expect(ROLE_PERMISSIONS.auditor).toContain('stage-template');
    expect(ROLE_PERMISSIONS.auditor).toContain('general-report-overview');
  });

  it('only the two administrators administer', () => {
    expect([...ADMIN_ROLES]).toEqual(['super-administrator', 'company-administrator']);
  });
});
