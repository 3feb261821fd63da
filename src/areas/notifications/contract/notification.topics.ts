import { type AreaTopics, showing } from '#kernel/topics.ts';

/** Notifications themselves are messages, which carry the number for the bell; see notification.realtime.ts. */
export const topics: AreaTopics = {
  topics: { notificationPreference: { self: { named: 'everybody' } } },
  shows: showing(['notifications.preferences'], { notificationPreference: null }),
};
