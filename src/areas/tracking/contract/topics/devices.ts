import type { AreaTopics } from '#kernel/topics.ts';
import { SEE_MAP } from '../tracking.permissions.ts';

export const deviceTopics: AreaTopics = {
  topics: {
    device: { company: { holders: SEE_MAP } },
    gpsSettings: { company: { holders: SEE_MAP } },
    trackingSettings: { company: { holders: SEE_MAP } },
  },
  shows: [],
};
