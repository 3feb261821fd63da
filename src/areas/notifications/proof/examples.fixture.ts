import * as notifications from '#areas/notifications/contract/notification.calls.ts';
import * as preferences from '#areas/notifications/contract/preference.calls.ts';
import { pushKey } from '#areas/notifications/contract/push.calls.ts';
import { example, type Scene } from '#testing/example.ts';
import { seedNotification, type } from './notification-records.fixture.ts';

const own = ({ proof, side, caller }: Scene) => seedNotification(proof, side, caller);
const chosen = { type, inApp: true, push: false, mail: true };

export const examples = [
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
