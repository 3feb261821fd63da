import { type AreaTopics, showing } from '#kernel/topics.ts';

/** Checklists and contracts change with their order. */
export const topics: AreaTopics = {
  topics: {},
  shows: [
    ...showing(['operation.tradeDocuments'], { order: null, operation: 'id' }),
    ...showing(['operation.startTradeDocuments'], { order: 'orderId' }),
    ...showing(['operation.readChecklist', 'operation.readContract'], { order: null }),
  ],
};
