import { screens as orderScreens } from '#areas/load-orders/area.ts';
import { defineNotification } from '#areas/notifications/rules/notification-kind.ts';
import { patternOf } from '#kernel/screens.ts';

const ORDER = patternOf(orderScreens.order, { loadOrderId: 'loadingOrderId' });

export const trackingAlert = defineNotification({
  type: 'trackingAlert',
  icon: 'alert',
  tone: 'warning',
  needs: ['operationId', 'loadingOrderId'],
  words: ['alert', 'plate', 'order'],
  target: ORDER,
});

export const securityAlert = defineNotification({
  type: 'securityAlert',
  icon: 'alert',
  tone: 'danger',
  needs: ['operationId', 'loadingOrderId'],
  words: ['alert', 'plate', 'order'],
  target: ORDER,
  alwaysInApp: true,
  urgent: true,
});

export const notifications = [trackingAlert, securityAlert] as const;
