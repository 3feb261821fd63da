import type { AreaTopics } from '#kernel/topics.ts';
import { showing } from '#kernel/topics.ts';

/** The sessions of a user concern that user alone. */
export const topics: AreaTopics = {
  topics: { session: { self: { named: 'everybody' } } },
  shows: [
    ...showing(['session.list'], { session: null }),
    ...showing(['session.currentUser', 'session.companies'], { user: null, company: null }),
  ],
};
