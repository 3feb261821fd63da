import type { Permission, PermissionRule } from '#kernel/permission.ts';

const rule = <const T extends Permission>(name: T): T => name;

export const READ_ROUTES: PermissionRule = { anyOf: ['routes-read', 'routes-write'] };
export const WRITE_ROUTES = rule('routes-write');
export const DOWNLOAD_ROUTES: PermissionRule = { allOf: ['routes-read', 'download-listings'] };
/** Whoever plans orders, of whichever kind, chooses among the paths, without a right to the library. */
export const PLAN_TRIPS: PermissionRule = {
  anyOf: [
    'routes-read',
    'routes-write',
    'operation-write',
    'operation-agro-write',
    'load-order-write',
    'load-order-module',
    'load-order-multipoint-write',
  ],
};
