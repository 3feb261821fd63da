import { type AreaTopics, showing } from '#kernel/topics.ts';

/** The stream of the map says itself what changes; these are read beside it. */
export const liveTopics: AreaTopics = {
  topics: {},
  shows: showing(['tracking.truck', 'tracking.freeTrucks', 'tracking.paths'], { order: null, vehicle: null }),
};
