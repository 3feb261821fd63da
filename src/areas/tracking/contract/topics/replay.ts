import type { AreaTopics } from '#kernel/topics.ts';

export const replayTopics: AreaTopics = { topics: {}, shows: [] };
