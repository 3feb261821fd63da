/**
 * What a process does. One does everything by itself; where that is not enough, several share the work: pages and calls,
 * background jobs, messages of devices, and the rules that judge them.
 */
export const ROLES = ['web', 'worker', 'ingestion', 'evaluator'] as const;
export type Role = (typeof ROLES)[number];
