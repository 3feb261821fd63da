import { ABOUT_ORDER } from '#areas/load-orders/contract/order.notifications.ts';
import { defineNotification } from '#areas/notifications/rules/notification-kind.ts';
import { screens } from '#areas/trips/area.ts';
import { patternOf } from '#kernel/screens.ts';

/** To the driver, who answers on the page of the trip. */
export const locationAsked = defineNotification({
  type: 'locationAsked',
  icon: 'pin',
  tone: 'active',
  needs: ['loadingOrderId'],
  words: ['order'],
  target: patternOf(screens.myTrip, { loadOrderId: 'loadingOrderId' }),
  alwaysInApp: true,
  urgent: true,
  announced: true,
});

/** To whoever asked. */
export const locationAnswered = defineNotification({
  type: 'locationAnswered',
  icon: 'pin',
  tone: 'success',
  ...ABOUT_ORDER,
  words: ['driver', 'order'],
  announced: true,
});

export const locationDeclined = defineNotification({
  type: 'locationDeclined',
  icon: 'pin',
  tone: 'warning',
  ...ABOUT_ORDER,
  words: ['driver', 'order'],
  announced: true,
});
