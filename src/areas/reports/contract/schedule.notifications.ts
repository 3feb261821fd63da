import { defineNotification } from '#areas/notifications/rules/notification-kind.ts';
import { patternOf } from '#kernel/screens.ts';
import { screens } from '../area.ts';

export const reportSchedulePaused = defineNotification({
  type: 'reportSchedulePaused',
  icon: 'alert',
  tone: 'warning',
  needs: ['scheduleId'],
  words: ['name'],
  target: patternOf(screens.schedule),
});

export const notifications = [reportSchedulePaused] as const;
