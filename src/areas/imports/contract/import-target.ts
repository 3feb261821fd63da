import { ORDER_RIGHTS } from '#areas/load-orders/contract/order.permissions.ts';
import type { Permission, PermissionRule } from '#kernel/permission.ts';

/** What can be imported; each is called as the list it fills. */
export const IMPORT_TARGETS = [
  'loadOrder',
  'loadOrderAttributes',
  'multiDelivery',
  'carrier',
  'transportUnit',
  'semitruck',
  'client',
  'clientTransport',
] as const;
export type ImportTargetId = (typeof IMPORT_TARGETS)[number];

export function isImportTarget(text: string | undefined): text is ImportTargetId {
  return IMPORT_TARGETS.some((id) => id === text);
}

interface Traits {
  readonly permission: PermissionRule;
  /** In the plural, for the published documentation. */
  readonly noun: string;
}

const allOf = (...names: readonly Permission[]): PermissionRule => ({ allOf: names });
const rule = (name: Permission): PermissionRule => name;

export const IMPORT_TRAITS: Readonly<Record<ImportTargetId, Traits>> = {
  loadOrder: { permission: ORDER_RIGHTS.normal.write, noun: 'load orders' },
  loadOrderAttributes: {
    permission: ORDER_RIGHTS.normal.write,
    noun: 'load orders of companies whose attributes go by key',
  },
  multiDelivery: { permission: ORDER_RIGHTS.multipoint.write, noun: 'deliveries of load orders with many stops' },
  carrier: { permission: rule('import-excel-truckers'), noun: 'drivers' },
  transportUnit: { permission: rule('import-excel-trucks'), noun: 'trucks' },
  semitruck: { permission: rule('import-excel-trailers'), noun: 'semitrailers' },
  client: { permission: allOf('client-read', 'client-write'), noun: 'clients' },
  clientTransport: { permission: allOf('provider-read', 'provider-write'), noun: 'transport companies' },
};

const LIST_PATHS: Partial<Readonly<Record<ImportTargetId, string>>> = {
  loadOrderAttributes: '/loadOrder',
  multiDelivery: '/loadOrder/multipoint',
};

/** The screen that shows what was imported. */
export const listPathOf = (id: ImportTargetId): string => LIST_PATHS[id] ?? `/${id}`;
