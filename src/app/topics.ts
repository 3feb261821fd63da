import type { AreaTopics, ShownTopic } from '#kernel/topics.ts';
import { viewTopics } from '#kernel/view-calls.ts';
import { AREA_TOPICS } from './topics.gen.ts';

const areas: readonly AreaTopics[] = [viewTopics, ...Object.values(AREA_TOPICS)];

/** The topics of the platform and of all areas, with the people who may read their records. */
export const TOPICS: AreaTopics['topics'] = Object.fromEntries(areas.flatMap(({ topics }) => Object.entries(topics)));

/** Which call shows which topics. */
export const SHOWN_TOPICS: readonly ShownTopic[] = areas.flatMap(({ shows }) => shows);
