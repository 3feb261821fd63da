import { z } from 'zod';
import { notificationShape } from './notification.calls.ts';

/** Events on the person's private channel. The data is null when it was too large to travel. */
export const NOTIFICATION_CREATED = 'notifications.created';
export const notificationCreatedShape = z.object({
  /** Unread ones, the new one included. */
  quantity: z.number().int().min(0),
  notification: notificationShape,
});

/** Something was read in another tab. */
export const NOTIFICATIONS_READ = 'notifications.read';
export const notificationsReadShape = z.object({ quantity: z.number().int().min(0) });
