/** What the lists and first looks of this part show. */
export const replay = {
  title: 'Replay',
  columns: {
    track: 'Trip',
    at: 'Time',
    lat: 'Latitude',
    lng: 'Longitude',
    kmh: 'Speed (km/h)',
    leg: 'Until the next position',
  },
  legs: {
    driving: 'Driving',
    stationary: 'Standing',
    gap: 'No position',
  },
  open: 'Open replay',
};

/** By the id of a list. */
const kinds = {
  departed: 'Departure',
  arrived: 'Arrival',
  checkpointPassed: 'Checkpoint passed',
  checkpointMissed: 'Checkpoint missed',
  fenceEntered: 'Fence entered',
  fenceLeft: 'Fence left',
  stop: 'Stop',
  deviation: 'Off the corridor',
  task: 'Task',
  manualPosition: 'Manual position',
  tripReport: 'Trip report',
  irregular: 'Irregular behaviour',
  locationAsked: 'Location asked for',
  locationAnswered: 'Location answered',
  locationDeclined: 'Location declined',
  locationExpired: 'Location request expired',
  deviceLinked: 'Device linked',
  deviceUnlinked: 'Device unlinked',
} as const;
const types = {
  deviation: 'Deviation',
  other: 'Other',
} as const;
export const replayLists = {
  controlEvent: {
    title: 'Control events',
    added_one: '{{count}} new event, show',
    added_other: '{{count}} new events, show',
    empty: 'No events recorded',
    columns: {
      kind: 'Event',
      at: 'Time',
      endedAt: 'Until',
      plate: 'Plate',
      driverName: 'Driver',
      orderCode: 'Order',
      position: 'Place',
      userName: 'Recorded by',
      type: 'Type',
    },
    filters: {
      date: 'Date',
    },
    values: {
      kind: kinds,
      kinds,
      type: types,
      types,
    },
  },
};

export const replayErrors = {
  replayOfWhat: 'Choose either an order or trucks.',
  replaySpan: 'The period has at most 30 days and ends after its start.',
  replayTooLarge:
    'There are more than {{most}} positions. From the chosen start {{hours}} h fit: choose a shorter period.',
  replayDelivered: 'The delivery is done: since then the client sees no positions.',
  noSuchTruck: 'The truck was not found.',
};
