/** What the lists and first looks of this part show. */
export const alerts = {
  types: {
    stopped: 'Stop',
    deviation: 'Outside the corridor',
    notLocation: 'No position',
    zoneDanger: 'Danger area',
    OutOfTimeInit: 'Late departure',
    theft: 'Theft',
    accident: 'Accident',
    pollution: 'Pollution',
    loadOpened: 'Load opened',
    policeReview: 'Police check',
    geofenceEntry: 'Geofence entry',
    geofenceExit: 'Geofence exit',
    gpsDisconnect: 'Device cut off',
    priority: 'SOS',
    speed: 'Speed',
    departure: 'Departure',
    arrival: 'Arrival',
    overstay: 'Overstay',
    outOfSchedule: 'Out of schedule',
    drivingTime: 'Driving time',
    eventFrequency: 'Message frequency',
    battery: 'Battery',
    connection: 'No signal',
    missedCheckpoint: 'Missed checkpoint',
  },
  criticality: {
    high: 'High',
    medium: 'Medium',
    low: 'Low',
  },
  review: {
    pending: 'Pending',
    reviewed: 'Reviewed',
  },
  results: {
    true: 'True',
    falseAlarm: 'False alarm',
    expected: 'Expected',
    toldDriver: 'Driver told',
    passedOn: 'Passed on',
  },
};
/** By the id of a list. */
export const alertsLists = {};
export const alertsErrors = {};
