/** Everything that happens on a trip beside its alerts, in the order the filters show it. */
export const MAP_EVENT_KINDS = [
  'departed',
  'arrived',
  'checkpointPassed',
  'checkpointMissed',
  'fenceEntered',
  'fenceLeft',
  'stop',
  'deviation',
  'task',
  'manualPosition',
  'tripReport',
  'irregular',
  'locationAsked',
  'locationAnswered',
  'locationDeclined',
  'locationExpired',
  'deviceLinked',
  'deviceUnlinked',
] as const;
export type MapEventKind = (typeof MAP_EVENT_KINDS)[number];
