import { type AreaTopics, showing } from '#kernel/topics.ts';
import { READ_ROUTES } from './route.permissions.ts';

export const topics: AreaTopics = {
  topics: {
    place: { company: { holders: READ_ROUTES } },
    route: { company: { holders: READ_ROUTES } },
    geofence: { company: { holders: READ_ROUTES } },
    companyAlarms: { company: { holders: READ_ROUTES } },
  },
  shows: [
    ...showing(['place.read', 'place.history'], { place: 'id' }),
    ...showing(['place.list'], { place: null }),
    ...showing(['geofence.read', 'geofence.history'], { geofence: 'id' }),
    ...showing(['geofence.list', 'geofence.export'], { geofence: null }),
    ...showing(['route.read', 'route.history'], { route: 'id' }),
    ...showing(['route.list', 'route.ofPair'], { route: null, place: null }),
    ...showing(['path.read', 'path.versions', 'path.export', 'routeGeofence.controlPoints'], { route: null }),
    ...showing(['alarm.path'], { route: null, companyAlarms: null }),
    ...showing(['alarm.company'], { companyAlarms: null }),
  ],
};
