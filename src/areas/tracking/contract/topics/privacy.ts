import type { AreaTopics } from '#kernel/topics.ts';

export const privacyTopics: AreaTopics = { topics: {}, shows: [] };
