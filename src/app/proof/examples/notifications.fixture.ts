import * as notifications from '#areas/notifications/contract/notification.calls.ts';
import * as preferences from '#areas/notifications/contract/preference.calls.ts';
import { pushKey } from '#areas/notifications/contract/push.calls.ts';
import { NOTIFICATION_TYPES } from '#areas/notifications/rules/notification-type.ts';
import { example, type Scene } from '../example.fixture.ts';
import { seedNotification } from '../records.fixture.ts';

const own = ({ proof, side, caller }: Scene) => seedNotification(proof, side, caller);
const chosen = { type: NOTIFICATION_TYPES[0], inApp: true, push: false, mail: true };

export const notificationExamples = [
  example(notifications.listNotifications, 'none', () => ({ query: {} })),
  example(notifications.unreadQuantity, 'none', () => ({})),
  example(notifications.markRead, 'refused', async (scene) => ({
    body: { type: 'one' as const, notificationId: await own(scene) },
  })),
  example(notifications.markReadFull, 'refused', async (scene) => ({ params: { id: await own(scene) } })),
  example(preferences.readPreferences, 'none', () => ({})),
  example(preferences.updatePreferences, 'none', () => ({ body: { preferences: [chosen] } })),
  example(pushKey, 'none', () => ({})),
];
