import { list } from './list/es.ts';

/** What the lists show; the editor and the alarms have words of their own. */
const checkpointTypes = {
  toll: 'Peaje',
  policePost: 'Puesto policial',
  riskArea: 'Zona de riesgo',
  speedControl: 'Control de velocidad',
  restArea: 'Área de descanso',
  fuel: 'Combustible',
  border: 'Frontera',
} as const;
const fenceKinds = {
  allowed: 'Permitida',
  forbidden: 'Prohibida',
  danger: 'Peligrosa',
  rest: 'Descanso',
  border: 'Frontera',
} as const;
const forms = {
  circle: 'Círculo',
  polygon: 'Polígono',
  corridor: 'Corredor',
} as const;
const uses = {
  load: 'Carga',
  unload: 'Descarga',
  both: 'Carga y descarga',
} as const;
const owners = {
  company: 'Dirección de la empresa',
  partner: 'Dirección de un socio',
  none: 'Sin dirección',
} as const;

/** What may be wrong with a file of paths or fences. */
const file = {
  tooLarge: 'El archivo supera los 5 MB',
  unknownFormat: 'No es un archivo GPX, KML ni GeoJSON',
  encoding: 'La codificación del texto no se acepta: guárdelo en UTF-8',
  entities: 'El archivo declara entidades, lo que no se acepta',
  broken: 'El archivo está dañado',
  tooDeep: 'El archivo tiene demasiados niveles',
  empty: 'El archivo no tiene nada que se pueda usar',
  noLine: 'El archivo no tiene ninguna línea',
  tooManyPoints: 'El archivo tiene demasiados puntos',
  tooManyItems: 'El archivo tiene demasiados elementos',
  coordinates: 'El archivo tiene coordenadas inválidas',
  tookTooLong: 'La lectura del archivo tardó demasiado',
  busy: 'Hay muchos archivos en lectura. Intente de nuevo en instantes',
} as const;

export const es = {
  routes: {
    checkpointTypes,
    fenceKinds,
    forms,
    uses,
    owners,
    pathKinds: {
      usual: 'Habitual',
      alternative: 'Alternativo',
      rainySeason: 'Época de lluvias',
      emptyReturn: 'Retorno vacío',
    },
    what: {
      route: 'la ruta',
      path: 'el camino',
      geofence: 'la geocerca',
      place: 'el lugar',
      alarms: 'las alarmas',
    },
    tabs: {
      routes: 'Rutas',
      geofences: 'Geocercas',
      places: 'Lugares',
    },
    create: 'Nueva ruta',
    list,
  },
  lists: {
    route: {
      title: 'Configuración de rutas',
      added_one: '{{count}} ruta nueva, mostrar',
      added_other: '{{count}} rutas nuevas, mostrar',
      columns: {
        name: 'Nombre',
        origin: 'Origen',
        destination: 'Destino',
        paths: 'Caminos',
        km: 'km',
        minutes: 'Tiempo',
        checkpoints: 'Puntos de control',
        fences: 'Geocercas',
        openOrders: 'Órdenes abiertas',
        changedAt: 'Último cambio',
        changedBy: 'Cambiada por',
        originCity: 'Ciudad de origen',
        destinationCity: 'Ciudad de destino',
      },
      filters: {
        countries: 'País',
        checkpointTypes: 'Tipo de punto de control',
        archived: 'Archivadas',
      },
      values: { checkpointTypes },
    },
    geofence: {
      title: 'Geocercas',
      added_one: '{{count}} geocerca nueva, mostrar',
      added_other: '{{count}} geocercas nuevas, mostrar',
      columns: {
        name: 'Nombre',
        kind: 'Tipo',
        form: 'Forma',
        entryAlarm: 'Alarma al entrar',
        exitAlarm: 'Alarma al salir',
        speedKmh: 'Límite (km/h)',
        paths: 'Caminos',
        changedAt: 'Último cambio',
        note: 'Nota',
      },
      filters: {
        archived: 'Archivadas',
      },
      values: { kind: fenceKinds, kinds: fenceKinds, form: forms, forms },
    },
    place: {
      title: 'Lugares',
      added_one: '{{count}} lugar nuevo, mostrar',
      added_other: '{{count}} lugares nuevos, mostrar',
      columns: {
        name: 'Nombre',
        city: 'Ciudad',
        country: 'País',
        use: 'Uso',
        expectedMinutes: 'Minutos previstos',
        radius: 'Radio (m)',
        routes: 'Rutas',
        address: 'Dirección',
        owner: 'Pertenece a',
        lat: 'Latitud',
        lng: 'Longitud',
      },
      filters: {
        archived: 'Archivados',
      },
      values: { use: uses, uses, owner: owners, owners },
    },
  },
  validation: {
    ...file,
    range: 'Entre {{min}} y {{max}}',
    coordinates: 'Coordenadas inválidas: ninguna puede ser exactamente 0',
    samePlace: 'El origen y el destino son el mismo lugar',
    wholeDay: 'Estos horarios prohíben el día entero',
    sameCheckpoint: 'Este punto de control ya está en el camino',
    details: 'No se pueden leer los ajustes de este camino en el archivo',
    archived: 'La ruta de estos dos lugares está archivada',
    tooManyPaths: 'La ruta ya tiene 10 caminos',
    tooShort: 'El camino necesita al menos dos puntos',
    tooLong: 'El camino supera los 10.000 km',
    tooManyPoints: 'El camino tiene más de 50.000 puntos',
    tooFewCorners: 'El contorno necesita al menos tres esquinas',
    tooManyCorners: 'El contorno tiene más de 2.000 esquinas',
    crossesItself: 'El contorno se cruza a sí mismo',
    antimeridian: 'La geocerca cruza el antimeridiano',
    tooLarge: 'La geocerca supera los 500.000 km²',
    radius: 'El radio va de 20 m a 200 km',
    width: 'El ancho va de 20 m a 200 km',
    file,
  },
  errors: {
    routes: {
      usedByOrders: 'Lo usan órdenes: {{codes}}.',
      usedByRoutes: 'Lo usan rutas: {{names}}.',
      usedByPaths: 'Lo usan caminos: {{names}}.',
      tooManyPaths: 'Una ruta tiene como máximo {{count}} caminos.',
      usualPath: 'Este es el camino habitual. Elija otro como habitual antes.',
      archived: 'Está archivado. Restáurelo antes de cambiarlo.',
      unreadableFile: 'No pudimos leer el archivo.',
      noTrack: 'Este viaje no tiene un recorrido que se pueda usar.',
    },
  },
} as const;
