import { defineNotification } from '#areas/notifications/rules/notification-kind.ts';
import { patternOf } from '#kernel/screens.ts';
import { screens } from '../area.ts';

export const registrationWaiting = defineNotification({
  type: 'registrationWaiting',
  icon: 'building',
  tone: 'info',
  needs: ['registrationId'],
  words: ['name'],
  target: patternOf(screens.registration),
});

export const notifications = [registrationWaiting] as const;
