/**
 * The catalogue of permission names: everything access is decided by. A user holds the names of their roles in the
 * selected company; nobody bypasses the check. Roles are bundles of these names and can be edited per company.
 */
export const PERMISSION_GROUPS = {
  'company-profile': ['company-profile-read', 'company-profile-write'],
  operation: ['operation-read', 'operation-write', 'show-exportation', 'operation-agro-read', 'operation-agro-write'],
  'load-order': ['load-order-read', 'load-order-write', 'load-order-module', 'load-order-multipoint-module'],
  'client-facing-load-orders': ['manage-loading-orders-client', 'manage-agro-shippers-client'],
  monitoring: ['show-map-loading-order'],
  opportunity: [
    'opportunity-read',
    'opportunity-read-created',
    'opportunity-read-external',
    'opportunity-read-my-postulations',
    'opportunity-marketplace',
  ],
  'external-company': ['external-company-read', 'external-company-write'],
  client: ['client-read', 'client-write'],
  provider: ['provider-read', 'provider-write'],
  news: [
    'news-bo-read',
    'news-bo-write',
    'news-cl-read',
    'news-cl-write',
    'news-py-read',
    'news-py-write',
    'news-pe-read',
    'news-pe-write',
    'news-mx-read',
    'news-mx-write',
  ],
  benefits: [
    'benefits-bo-read',
    'benefits-bo-write',
    'benefits-cl-read',
    'benefits-cl-write',
    'benefits-py-read',
    'benefits-py-write',
    'benefits-pe-read',
    'benefits-pe-write',
    'benefits-mx-read',
    'benefits-mx-write',
  ],
  'fleet-spot': [
    'fleet-trucker-read',
    'fleet-trucker-write',
    'fleet-transport-unit-read',
    'fleet-transport-unit-write',
    'fleet-trailer-read',
    'fleet-trailer-write',
  ],
  'fleet-own': [
    'trucker-read',
    'trucker-write',
    'trucker-edit',
    'transport-unit-read',
    'transport-unit-write',
    'semitruck-read',
    'semitruck-write',
  ],
  'stage-template': ['stage-template'],
  companies: ['companies-read'],
  'installation-facilities': ['installation-facilities'],
  routes: ['routes-read', 'routes-write'],
  users: ['users-read', 'users-write', 'users-write-operator'],
  notifications: ['notifications'],
  'associated-companies': ['associated-companies'],
  warehouses: ['warehouses'],
  'ticket-validation': ['ticket-validation'],
  scheduling: ['scheduling'],
  'client-lists-by-country': [
    'client-list-bo',
    'client-list-cl',
    'client-list-py',
    'client-list-pe',
    'client-list-mx',
    'client-list-ar',
    'client-list-uy',
    'client-list-br',
  ],
  'transport-company-lists-by-country': [
    'transport-company-list-bo',
    'transport-company-list-cl',
    'transport-company-list-py',
    'transport-company-list-pe',
    'transport-company-list-mx',
    'transport-company-list-ar',
    'transport-company-list-uy',
    'transport-company-list-br',
  ],
  'general-report': [
    'general-report-carrier',
    'general-report-shipper',
    'general-report-overview',
    'general-report-carrier-agro',
    'general-report-shipper-agro',
    'general-report-security',
  ],
  'support-chat': ['support-chat'],
  actions: [
    'cancel-operations',
    'cancel-load-orders',
    'edit-date-time',
    'download-listings',
    'download-reports',
    'reassign-trucker',
    'assign-transport-company',
    'assign-trucker',
    'can-assign-docks',
    'import-excel-truckers',
    'import-excel-trucks',
    'import-excel-trailers',
    'hide-homologation-section',
    'view-company-countries',
    'show-freight-columns',
  ],
  features: [
    'show-additional-documents',
    'show-fleet-type',
    'carrier-company',
    'assign-transport-company-field',
    'chat-expiration-date-field',
    'change-name-fleet',
    'load-order-show-phone-trucker',
    'is-hyundai-company',
    'show-transport-company-information',
    'hide-ownership-reverse-documents',
    'ATTRIB_OC_ITC',
    'isIansa',
    'alternativeAttributes',
    'tropeiro-companies',
    'multipoint-agrofertil-load-order',
    'forbid-modify-logo',
    'forbid-modify-color',
  ],
} as const;

type Groups = typeof PERMISSION_GROUPS;
export type PermissionGroup = keyof Groups;
export type Permission = Groups[PermissionGroup][number];

export const PERMISSIONS: readonly Permission[] = Object.values(PERMISSION_GROUPS).flat();

export function isPermission(name: string): name is Permission {
  return (PERMISSIONS as readonly string[]).includes(name);
}

/**
 * Names whose holder sees less, or sees the product the way one particular company wants it.
 * "Everything" never includes them: they are given on purpose or not at all.
 */
export const SPECIAL_PERMISSIONS: ReadonlySet<Permission> = new Set<Permission>([
  'hide-homologation-section',
  'hide-ownership-reverse-documents',
  'forbid-modify-logo',
  'forbid-modify-color',
  'change-name-fleet',
  'is-hyundai-company',
  'isIansa',
  'alternativeAttributes',
  'ATTRIB_OC_ITC',
  'tropeiro-companies',
  'multipoint-agrofertil-load-order',
]);
