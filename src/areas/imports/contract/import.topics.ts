import { type AreaTopics, showing } from '#kernel/topics.ts';

/** Refused spreadsheets, and that they were corrected; who is shown one depends on what was imported. */
export const topics: AreaTopics = {
  topics: { import: { company: { holders: 'everybody' } } },
  shows: showing(['exceptions.read'], { import: null }),
};
