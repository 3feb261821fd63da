import { type AreaTopics, showing } from '#kernel/topics.ts';

export const topics: AreaTopics = {
  topics: { exchangeRate: { company: { holders: 'everybody' } } },
  shows: showing(['exchangeRates.read', 'exchangeRateHistory.list', 'companies.readProfile'], { exchangeRate: null }),
};
