import type { Permission } from '#kernel/permission.ts';

const rule = <const T extends Permission>(name: T): T => name;

/** The bell, push messages and mails; without it notifications wait on their screen, which is open to everybody. */
export const RECEIVE_NOTIFICATIONS = rule('notifications');
