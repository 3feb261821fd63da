import { SHARE_ORDERS } from '#areas/load-orders/contract/order.permissions.ts';
import { type AreaTopics, showing } from '#kernel/topics.ts';

export const topics: AreaTopics = {
  topics: { publicLink: { company: { holders: SHARE_ORDERS } } },
  shows: [
    ...showing(['publicLinks.list'], { publicLink: null }),
    ...showing(['clientRequests.list', 'ratings.list'], { order: 'id' }),
  ],
};
