import { type AreaTopics, showing } from '#kernel/topics.ts';

export const replayTopics: AreaTopics = {
  topics: {},
  shows: [
    // A replay that is running is not read again: what it shows is over.
    ...showing(['tracking.tripReport'], { order: 'id' }),
    ...showing(['controlEvent.list'], { mapEvent: null }),
  ],
};
