import type { PermissionRule } from '#kernel/permission.ts';

/** The six screens of monitoring, and everything they show. */
export const SEE_MAP = 'show-map-loading-order' satisfies PermissionRule;

/** Dealing with alerts: reviewing, taking over, reopening and muting. */
export const REVIEW_ALERTS = { allOf: ['show-map-loading-order', 'alert-review'] } as const satisfies PermissionRule;
