import {
  PERMISSION_GROUPS,
  PERMISSIONS,
  type Permission,
  type PermissionGroup,
  SPECIAL_PERMISSIONS,
} from '#areas/session/contract/permission-names.ts';

/**
 * The roles every new company starts with. They are bundles, copied into the company at its creation and edited there;
 * changing this table changes companies to come, never one that exists.
 */
export const SHIPPED_ROLES = [
  'super-administrator',
  'company-administrator',
  'operator',
  'shipper',
  'agro-shipper',
  'transport-company',
  'trucker',
  'security',
  'client',
  'warehouse-scheduler',
  'auditor',
] as const;

export type ShippedRole = (typeof SHIPPED_ROLES)[number];

/** Exists in the platform company only, and only its holders hand it out. */
export const SUPER_ADMINISTRATOR: ShippedRole = 'super-administrator';

/** Roles whose holder administers the company; `isAdmin` of the session comes from here. */
export const ADMIN_ROLES: ReadonlySet<ShippedRole> = new Set<ShippedRole>([
  'super-administrator',
  'company-administrator',
]);

export function shippedRolesFor(company: { readonly isPlatform: boolean }): readonly ShippedRole[] {
  return SHIPPED_ROLES.filter((key) => company.isPlatform || key !== SUPER_ADMINISTRATOR);
}

const everything = PERMISSIONS.filter((name) => !SPECIAL_PERMISSIONS.has(name));
/** Companies as such are the platform's own business. */
const wholeCompany = everything.filter((name) => name !== 'companies-read');
const READING = /-read(-|$)|-list-|^(show|view|download|general-report)-/;

const group = (...names: readonly PermissionGroup[]): readonly Permission[] =>
  names.flatMap((name) => PERMISSION_GROUPS[name]);

/** Each name once, in the order of the catalogue. */
const bundle = (...parts: readonly (Permission | readonly Permission[])[]): readonly Permission[] => {
  const wanted = new Set(parts.flat());
  return PERMISSIONS.filter((name) => wanted.has(name));
};

const everyday = bundle('notifications', 'support-chat');
const listings = bundle('download-listings', 'download-reports', 'show-freight-columns');
const cancelling = bundle('cancel-operations', 'cancel-load-orders', 'edit-date-time');
const orders = bundle(group('operation', 'load-order', 'monitoring'), cancelling);
const ownFleet = bundle(
  group('fleet-own'),
  'import-excel-truckers',
  'import-excel-trucks',
  'import-excel-trailers',
  'show-additional-documents',
  'show-fleet-type',
  'carrier-company',
);
const assigning = bundle(
  'reassign-trucker',
  'assign-transport-company',
  'assign-trucker',
  'assign-transport-company-field',
  'load-order-show-phone-trucker',
  'show-transport-company-information',
);
const partners = group(
  'external-company',
  'client',
  'provider',
  'associated-companies',
  'client-lists-by-country',
  'transport-company-lists-by-country',
);
const yard = group('warehouses', 'ticket-validation', 'scheduling', 'installation-facilities');

export const ROLE_PERMISSIONS: Readonly<Record<ShippedRole, readonly Permission[]>> = {
  'super-administrator': everything,
  'company-administrator': wholeCompany,
  operator: bundle(
    orders,
    assigning,
    partners,
    listings,
    everyday,
    yard,
    ownFleet,
    group('fleet-spot', 'routes', 'stage-template', 'opportunity'),
    'users-read',
    'company-profile-read',
    'can-assign-docks',
    'chat-expiration-date-field',
    'general-report-carrier',
  ),
  shipper: bundle(
    orders,
    assigning,
    partners,
    listings,
    everyday,
    yard,
    group('users', 'company-profile', 'routes', 'stage-template'),
    'opportunity-read',
    'opportunity-read-created',
    'opportunity-marketplace',
    'can-assign-docks',
    'general-report-shipper',
  ),
  'agro-shipper': bundle(
    'operation-agro-read',
    'operation-agro-write',
    'show-map-loading-order',
    cancelling,
    assigning,
    partners,
    listings,
    everyday,
    'users-read',
    'company-profile-read',
    'opportunity-read',
    'opportunity-read-created',
    'general-report-shipper-agro',
  ),
  'transport-company': bundle(
    ownFleet,
    group('load-order', 'monitoring', 'users', 'company-profile', 'associated-companies', 'client', 'provider'),
    group('client-lists-by-country', 'transport-company-lists-by-country'),
    'operation-read',
    'operation-write',
    'opportunity-read-external',
    'opportunity-read-my-postulations',
    'opportunity-marketplace',
    assigning,
    listings,
    everyday,
    'general-report-carrier',
    'general-report-carrier-agro',
  ),
  trucker: bundle(
    'load-order-read',
    'opportunity-read-external',
    'opportunity-read-my-postulations',
    'opportunity-marketplace',
    everyday,
  ),
  security: bundle(
    'load-order-read',
    'show-map-loading-order',
    'ticket-validation',
    'warehouses',
    'trucker-read',
    'transport-unit-read',
    'semitruck-read',
    'notifications',
    'general-report-security',
  ),
  client: bundle('manage-loading-orders-client', 'manage-agro-shippers-client', everyday),
  'warehouse-scheduler': bundle(
    yard,
    group('transport-company-lists-by-country'),
    'can-assign-docks',
    'load-order-read',
    'provider-read',
    'notifications',
  ),
  auditor: bundle(
    wholeCompany.filter((name) => READING.test(name)),
    'notifications',
  ),
};
