import { type AreaTopics, showing } from '#kernel/topics.ts';
import { PLAN_TRIPS, READ_ROUTES } from './route.permissions.ts';

export const topics: AreaTopics = {
  topics: {
    place: { company: { holders: PLAN_TRIPS } },
    route: { company: { holders: PLAN_TRIPS } },
    geofence: { company: { holders: READ_ROUTES } },
    companyAlarms: { company: { holders: READ_ROUTES } },
  },
  shows: [
    ...showing(['place.read', 'place.history'], { place: 'id' }),
    ...showing(['place.list', 'place.map', 'place.partnerAddresses'], { place: null }),
    ...showing(['geofence.read', 'geofence.history'], { geofence: 'id' }),
    ...showing(['geofence.list', 'geofence.map'], { geofence: null }),
    ...showing(['route.read', 'route.history'], { route: 'id' }),
    ...showing(['route.list', 'route.ofPair'], { route: null, place: null }),
    ...showing(['path.read', 'path.versions', 'routeGeofence.controlPoints'], { route: null }),
    ...showing(['route.drivenTrips', 'route.drivenTrip'], { route: null }),
    ...showing(['routeGeofence.list'], { route: null, place: null }),
    ...showing(['alarm.path'], { route: null, companyAlarms: null }),
    ...showing(['alarm.company'], { companyAlarms: null }),
  ],
};
