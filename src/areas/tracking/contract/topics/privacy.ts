import { type AreaTopics, showing } from '#kernel/topics.ts';

/** Who looked is read anew with the order: telling whoever looks would make their own screen read again. */
export const privacyTopics: AreaTopics = {
  topics: {},
  shows: showing(['loadingOrder.viewers', 'myTrips.viewers'], { order: 'id' }),
};
