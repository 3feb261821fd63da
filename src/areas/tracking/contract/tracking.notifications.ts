import { ABOUT_ORDER } from '#areas/load-orders/contract/order.notifications.ts';
import { defineNotification } from '#areas/notifications/rules/notification-kind.ts';

export const trackingAlert = defineNotification({
  type: 'trackingAlert',
  icon: 'alert',
  tone: 'warning',
  ...ABOUT_ORDER,
  words: ['alert', 'plate', 'order'],
});

export const securityAlert = defineNotification({
  type: 'securityAlert',
  icon: 'alert',
  tone: 'danger',
  ...ABOUT_ORDER,
  words: ['alert', 'plate', 'order'],
  alwaysInApp: true,
  urgent: true,
});

export const notifications = [trackingAlert, securityAlert] as const;
