import { type AreaTopics, showing } from '#kernel/topics.ts';

export const documentTopics: AreaTopics = {
  topics: {},
  shows: [
    ...showing(['controlDocument.list'], { order: null, driver: null, vehicle: null }),
    ...showing(['tracking.orderDocuments'], { order: 'id', driver: null, vehicle: null }),
  ],
};
