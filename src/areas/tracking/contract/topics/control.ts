import { type AreaTopics, showing } from '#kernel/topics.ts';
import { SEE_MAP } from '../tracking.permissions.ts';

export const controlTopics: AreaTopics = {
  topics: { mapEvent: { company: { holders: SEE_MAP } } },
  shows: showing(['loadingOrder.control'], { order: 'id' }),
};
