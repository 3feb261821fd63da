import { type AreaTopics, showing } from '#kernel/topics.ts';
import { SEE_MAP } from '../tracking.permissions.ts';

export const deviceTopics: AreaTopics = {
  topics: {
    device: { company: { holders: SEE_MAP } },
    // Announced by the live feed, at most every few seconds for a company.
    deviceMessage: { company: { holders: SEE_MAP } },
    gpsSettings: { company: { holders: SEE_MAP } },
    trackingSettings: { company: { holders: SEE_MAP } },
  },
  shows: [
    ...showing(['devices.read', 'devices.list', 'devices.tabs'], { device: null, gpsSettings: null }),
    // Also found by its identifier, which a message does not name.
    ...showing(['devices.read'], { deviceMessage: null }),
    ...showing(['devices.messages', 'devices.health'], { deviceMessage: 'id' }),
    ...showing(['devices.messages', 'devices.health', 'devices.trips', 'devices.history'], { device: 'id' }),
    ...showing(['devices.alerts'], { alert: null }),
    ...showing(['devices.check'], { device: null, trackingSettings: null }),
    ...showing(['devices.disputes'], { device: null }),
    ...showing(['devices.settings'], { gpsSettings: null, trackingSettings: null }),
  ],
};
