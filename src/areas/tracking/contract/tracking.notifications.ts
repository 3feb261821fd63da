import { ABOUT_ORDER } from '#areas/load-orders/contract/order.notifications.ts';
import { defineNotification } from '#areas/notifications/rules/notification-kind.ts';

export const trackingAlert = defineNotification({
  type: 'trackingAlert',
  icon: 'alert',
  tone: 'warning',
  ...ABOUT_ORDER,
  words: ['alert', 'plate', 'order'],
});

export const notifications = [trackingAlert] as const;
