import type { PermissionRule } from '#kernel/permission.ts';
import { type AreaTopics, showing } from '#kernel/topics.ts';
import { STEP_IN } from './step-in.calls.ts';

/** Who sees the colleagues also sees who of the platform stepped in. */
export const SEE_STEP_INS: PermissionRule = { anyOf: ['users-read', 'users-write'] };

/** The sessions of a user concern that user alone. */
export const topics: AreaTopics = {
  topics: {
    session: { self: { named: 'everybody' } },
    stepIn: { company: { holders: SEE_STEP_INS }, platform: { platform: STEP_IN } },
  },
  shows: [
    ...showing(['session.list'], { session: null }),
    ...showing(['session.currentUser', 'session.companies'], { user: null, company: null }),
  ],
};
