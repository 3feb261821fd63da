import { type AreaTopics, showing } from '#kernel/topics.ts';

export const topics: AreaTopics = {
  topics: { catalogue: { company: { holders: 'everybody' } } },
  shows: showing(['masterData.catalogues', 'masterData.read', 'settings.i18n', 'loadingOrder.catalogues'], {
    catalogue: null,
  }),
};
