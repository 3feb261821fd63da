import { SHIPPED_ROLES, type ShippedRole } from '#kernel/area.ts';

/** Exists only in the platform company, and only its holders can assign it. */
export const SUPER_ADMINISTRATOR: ShippedRole = 'super-administrator';

/** Roles whose holder administers the company; `isAdmin` of the session comes from here. */
export const ADMIN_ROLES: ReadonlySet<ShippedRole> = new Set<ShippedRole>([
  'super-administrator',
  'company-administrator',
]);

/**
 * The roles a new company starts with. They are copied into the company at its creation and edited there, so a change
 * in the manifests affects new companies only.
 */
export function shippedRolesFor(company: { readonly isPlatform: boolean }): readonly ShippedRole[] {
  return SHIPPED_ROLES.filter((key) => company.isPlatform || key !== SUPER_ADMINISTRATOR);
}
