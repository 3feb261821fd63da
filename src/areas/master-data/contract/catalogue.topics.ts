import { COMPANIES } from '#areas/companies/contract/company.permissions.ts';
import { type AreaTopics, showing } from '#kernel/topics.ts';

export const topics: AreaTopics = {
  topics: {
    catalogue: { company: { holders: 'everybody' }, everybody: { everywhere: 'everybody' } },
    city: { platform: { platform: COMPANIES } },
  },
  shows: [
    ...showing(['masterData.catalogues', 'masterData.read', 'settings.i18n', 'loadingOrder.catalogues'], {
      catalogue: null,
    }),
    ...showing(['cities.list', 'cities.read', 'cities.regions'], { city: null }),
  ],
};
