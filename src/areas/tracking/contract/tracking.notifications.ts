import { ABOUT_ALERT, TO_ALERT } from '#areas/load-orders/contract/order.notifications.ts';
import { defineNotification } from '#areas/notifications/rules/notification-kind.ts';
import { patternOf } from '#kernel/screens.ts';
import { screens } from '../area.ts';
import { locationAnswered, locationAsked, locationDeclined } from './location.notifications.ts';

export const trackingAlert = defineNotification({
  type: 'trackingAlert',
  icon: 'alert',
  tone: 'warning',
  ...ABOUT_ALERT,
  words: ['alert', 'plate', 'order'],
});

/** A truck without a trip: where no alert is named, it leads to its device. */
const ABOUT_DEVICE = {
  icon: 'alert',
  needs: ['deviceId'],
  optional: ['alertId'],
  otherTargets: [TO_ALERT],
  target: patternOf(screens.device),
  words: ['alert', 'plate'],
} as const;

export const deviceAlert = defineNotification({ type: 'deviceAlert', tone: 'warning', ...ABOUT_DEVICE });

export const deviceSecurityAlert = defineNotification({
  type: 'deviceSecurityAlert',
  tone: 'danger',
  ...ABOUT_DEVICE,
  alwaysInApp: true,
  urgent: true,
});

/** What a week of reviews says about the rules; it leads to the screen where alerts are reviewed. */
export const alarmProposals = defineNotification({
  type: 'alarmProposals',
  icon: 'alert',
  tone: 'info',
  needs: [],
  target: patternOf(screens.operativeControl),
  words: ['count'],
});

/** Somebody names a device again and again with a wrong secret. */
export const deviceSecretGuessed = defineNotification({
  type: 'deviceSecretGuessed',
  icon: 'alert',
  tone: 'danger',
  needs: ['deviceId'],
  target: patternOf(screens.device),
  words: ['device', 'times'],
  alwaysInApp: true,
  urgent: true,
});

export const notifications = [
  trackingAlert,
  deviceAlert,
  deviceSecurityAlert,
  alarmProposals,
  deviceSecretGuessed,
  locationAsked,
  locationAnswered,
  locationDeclined,
] as const;
