import { SHIPPED_ROLES, type ShippedRole } from '#kernel/area.ts';

/** Exists in the platform company only, and only its holders hand it out. */
export const SUPER_ADMINISTRATOR: ShippedRole = 'super-administrator';

/** Roles whose holder administers the company; `isAdmin` of the session comes from here. */
export const ADMIN_ROLES: ReadonlySet<ShippedRole> = new Set<ShippedRole>([
  'super-administrator',
  'company-administrator',
]);

/**
 * The roles a new company starts with. They are bundles, copied into the company at its creation and edited there; what
 * the manifests say of them changes companies to come, never one that exists.
 */
export function shippedRolesFor(company: { readonly isPlatform: boolean }): readonly ShippedRole[] {
  return SHIPPED_ROLES.filter((key) => company.isPlatform || key !== SUPER_ADMINISTRATOR);
}
