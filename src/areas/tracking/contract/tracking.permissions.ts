import { WRITE_ROUTES } from '#areas/routes/contract/route.permissions.ts';
import type { PermissionRule } from '#kernel/permission.ts';

/** The six screens of monitoring, and everything they show. */
export const SEE_MAP = 'show-map-loading-order' satisfies PermissionRule;

/** Dealing with alerts: reviewing, taking over, reopening and muting. */
export const REVIEW_ALERTS = { allOf: ['show-map-loading-order', 'alert-review'] } as const satisfies PermissionRule;

/** Changing an alarm of the company because its alerts were false: both rights together. */
export const ANSWER_PROPOSALS = { allOf: [...REVIEW_ALERTS.allOf, WRITE_ROUTES] } as const satisfies PermissionRule;
