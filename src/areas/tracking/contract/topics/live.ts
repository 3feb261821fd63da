import type { AreaTopics } from '#kernel/topics.ts';

export const liveTopics: AreaTopics = { topics: {}, shows: [] };
