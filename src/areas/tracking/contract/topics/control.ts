import { type AreaTopics, showing } from '#kernel/topics.ts';
import { ABOUT_TRUCKS } from './about-trucks.ts';

export const controlTopics: AreaTopics = {
  topics: { mapEvent: ABOUT_TRUCKS },
  shows: showing(['loadingOrder.control'], { order: 'id' }),
};
