import type { PermissionRule } from '#kernel/permission.ts';

/** Those who answer for what the company stores of its drivers. */
export const ADMINISTER_POSITIONS = 'company-profile-write' satisfies PermissionRule;
