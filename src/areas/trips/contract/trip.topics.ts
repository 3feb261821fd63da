import { ORDER_READERS } from '#areas/load-orders/contract/order.topics.ts';
import { type AreaTopics, showing } from '#kernel/topics.ts';

export const topics: AreaTopics = {
  topics: { position: ORDER_READERS },
  shows: [
    ...showing(['loadingOrder.tasks', 'myTrips.read'], { order: 'id' }),
    ...showing(['myTrips.list'], { order: null }),
    ...showing(['loadingOrder.map'], { order: 'id', position: 'id' }),
  ],
};
