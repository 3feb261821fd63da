import { z } from 'zod';
import { notificationShape } from './notification.calls.ts';

/** Messages on the user's private channel. The data is null when it was too large for a message. */
export const NOTIFICATION_CREATED = 'notifications.created';
export const notificationCreatedShape = z.object({
  /** Number of unread ones, including the new one. */
  quantity: z.number().int().min(0),
  notification: notificationShape,
});

/** A notification was read in another tab. */
export const NOTIFICATIONS_READ = 'notifications.read';
export const notificationsReadShape = z.object({ quantity: z.number().int().min(0) });
