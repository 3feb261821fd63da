import { screens as companies } from '#areas/companies/area.ts';
import { addressOf } from '#kernel/screens.ts';
import { defineNotification } from '../rules/notification-kind.ts';

/** The company learns who of the platform looks at its data and why, whatever it chose to be notified of. */
export const supportSteppedIn = defineNotification({
  type: 'supportSteppedIn',
  icon: 'shield',
  tone: 'info',
  needs: [],
  words: ['name', 'reason'],
  target: `${addressOf(companies.profile)}?tab=support`,
  alwaysInApp: true,
});

export const notifications = [supportSteppedIn] as const;
