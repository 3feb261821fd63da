import { type AreaTopics, showing } from '#kernel/topics.ts';
import { WRITE_REGISTRATIONS } from './registration.permissions.ts';

export const topics: AreaTopics = {
  topics: { registration: { company: { holders: WRITE_REGISTRATIONS } } },
  shows: [
    ...showing(['registration.list', 'registration.tabs'], { registration: null }),
    ...showing(['registrations.read'], { registration: 'id' }),
  ],
};
