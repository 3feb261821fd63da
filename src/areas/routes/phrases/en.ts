import { list } from './list/en.ts';

/** What the lists show; the editor and the alarms have words of their own. */
const checkpointTypes = {
  toll: 'Toll',
  policePost: 'Police post',
  riskArea: 'Risk area',
  speedControl: 'Speed control',
  restArea: 'Rest area',
  fuel: 'Fuel',
  border: 'Border',
} as const;
const fenceKinds = {
  allowed: 'Allowed',
  forbidden: 'Forbidden',
  danger: 'Danger',
  rest: 'Rest',
  border: 'Border',
} as const;
const forms = {
  circle: 'Circle',
  polygon: 'Polygon',
  corridor: 'Corridor',
} as const;
const uses = {
  load: 'Loading',
  unload: 'Unloading',
  both: 'Loading and unloading',
} as const;
const owners = {
  company: 'Company address',
  partner: 'Partner address',
  none: 'No address',
} as const;

/** What may be wrong with a file of paths or fences. */
const file = {
  tooLarge: 'The file is larger than 5 MB',
  unknownFormat: 'It is no GPX, KML or GeoJSON file',
  encoding: 'The text encoding is not accepted: save it as UTF-8',
  entities: 'The file declares entities, which is not accepted',
  broken: 'The file is broken',
  tooDeep: 'The file has too many levels',
  empty: 'The file has nothing that can be used',
  noLine: 'The file has no line',
  tooManyPoints: 'The file has too many points',
  tooManyItems: 'The file has too many items',
  coordinates: 'The file has invalid coordinates',
  tookTooLong: 'Reading the file took too long',
  busy: 'Many files are being read. Try again in a moment',
} as const;

export const en = {
  routes: {
    checkpointTypes,
    fenceKinds,
    forms,
    uses,
    owners,
    pathKinds: {
      usual: 'Usual',
      alternative: 'Alternative',
      rainySeason: 'Rainy season',
      emptyReturn: 'Empty return',
    },
    what: {
      route: 'the route',
      path: 'the path',
      geofence: 'the geofence',
      place: 'the place',
      alarms: 'the alarms',
    },
    tabs: {
      routes: 'Routes',
      geofences: 'Geofences',
      places: 'Places',
    },
    create: 'New route',
    list,
  },
  lists: {
    route: {
      title: 'Route settings',
      added_one: '{{count}} new route, show',
      added_other: '{{count}} new routes, show',
      columns: {
        name: 'Name',
        origin: 'Origin',
        destination: 'Destination',
        paths: 'Paths',
        km: 'km',
        minutes: 'Time',
        checkpoints: 'Checkpoints',
        fences: 'Geofences',
        openOrders: 'Open orders',
        changedAt: 'Last change',
        changedBy: 'Changed by',
        originCity: 'City of origin',
        destinationCity: 'City of destination',
      },
      filters: {
        countries: 'Country',
        checkpointTypes: 'Type of checkpoint',
        archived: 'Archived',
      },
      values: { checkpointTypes },
    },
    geofence: {
      title: 'Geofences',
      added_one: '{{count}} new geofence, show',
      added_other: '{{count}} new geofences, show',
      columns: {
        name: 'Name',
        kind: 'Kind',
        form: 'Shape',
        entryAlarm: 'Alarm on entry',
        exitAlarm: 'Alarm on exit',
        speedKmh: 'Limit (km/h)',
        paths: 'Paths',
        changedAt: 'Last change',
        note: 'Note',
      },
      filters: {
        archived: 'Archived',
      },
      values: { kind: fenceKinds, kinds: fenceKinds, form: forms, forms },
    },
    place: {
      title: 'Places',
      added_one: '{{count}} new place, show',
      added_other: '{{count}} new places, show',
      columns: {
        name: 'Name',
        city: 'City',
        country: 'Country',
        use: 'Use',
        expectedMinutes: 'Expected minutes',
        radius: 'Radius (m)',
        routes: 'Routes',
        address: 'Address',
        owner: 'Belongs to',
        lat: 'Latitude',
        lng: 'Longitude',
      },
      filters: {
        archived: 'Archived',
      },
      values: { use: uses, uses, owner: owners, owners },
    },
  },
  validation: {
    ...file,
    range: 'Between {{min}} and {{max}}',
    coordinates: 'Invalid coordinates: none may be exactly 0',
    samePlace: 'Origin and destination are the same place',
    wholeDay: 'These hours forbid the whole day',
    sameCheckpoint: 'This checkpoint is on the path already',
    details: "The file's settings of this path cannot be read",
    archived: 'The route of these two places is archived',
    tooManyPaths: 'The route has 10 paths already',
    tooShort: 'The path needs at least two points',
    tooLong: 'The path is longer than 10,000 km',
    tooManyPoints: 'The path has more than 50,000 points',
    tooFewCorners: 'The outline needs at least three corners',
    tooManyCorners: 'The outline has more than 2,000 corners',
    crossesItself: 'The outline crosses itself',
    antimeridian: 'The geofence crosses the antimeridian',
    tooLarge: 'The geofence is larger than 500,000 km²',
    radius: 'The radius ranges from 20 m to 200 km',
    width: 'The width ranges from 20 m to 200 km',
    file,
  },
  errors: {
    routes: {
      usedByOrders: 'Orders use it: {{codes}}.',
      usedByRoutes: 'Routes use it: {{names}}.',
      usedByPaths: 'Paths use it: {{names}}.',
      tooManyPaths: 'A route has at most {{count}} paths.',
      usualPath: 'This is the usual path. Choose another usual one first.',
      archived: 'It is archived. Restore it before changing it.',
      unreadableFile: 'We could not read the file.',
      noTrack: 'This trip has no track that can be used.',
    },
  },
} as const;
