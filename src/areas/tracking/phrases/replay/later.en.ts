/** What its forms, details and dialogs show. */
export const replayLater = {
  map: {
    label: 'Map of the replay',
    gap: 'No position',
  },
  bar: 'Replay of {{what}}',
  empty: 'No positions in this period',
  trucks: 'Trucks',
  lost: 'No position at this time',
  thinned: '{{kept}} of {{all}} positions are shown: the others are within {{meters}} of the line',
  event: {
    stop: 'Stop in {{place}}',
    checkpoint: 'Passed {{place}}',
  },
  report: {
    title: 'Trip report',
    distance: 'Distance',
    driving: 'Driving',
    stationary: 'Standing',
    gaps: 'No position',
    top: 'Top speed',
    stops: 'Stops',
    checkpoints: 'Checkpoints',
    alerts: 'Alerts',
    planned: 'Planned',
    passed: 'Passed',
    never: 'Not passed',
    unknown: 'Unknown',
    hours: '{{hours}} h {{minutes}} min',
  },
  export: {
    label: 'Export',
    gpx: 'GPX track',
    kml: 'KML map',
    xlsx: 'Spreadsheet',
    what: 'the replay',
  },
};
