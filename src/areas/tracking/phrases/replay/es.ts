/** What the lists and first looks of this part show. */
export const replay = {
  title: 'Repetición',
  columns: {
    track: 'Viaje',
    at: 'Hora',
    lat: 'Latitud',
    lng: 'Longitud',
    kmh: 'Velocidad (km/h)',
    leg: 'Hasta la posición siguiente',
  },
  legs: {
    driving: 'En marcha',
    stationary: 'Detenido',
    gap: 'Sin posición',
  },
  open: 'Ver repetición',
};

/** By the id of a list. */
const kinds = {
  departed: 'Salida',
  arrived: 'Llegada',
  checkpointPassed: 'Punto de control pasado',
  checkpointMissed: 'Punto de control omitido',
  fenceEntered: 'Entrada a geocerca',
  fenceLeft: 'Salida de geocerca',
  stop: 'Detención',
  deviation: 'Fuera del corredor',
  task: 'Tarea',
  manualPosition: 'Posición manual',
  tripReport: 'Reporte del viaje',
  irregular: 'Comportamiento irregular',
  locationAsked: 'Ubicación solicitada',
  locationAnswered: 'Ubicación respondida',
  locationDeclined: 'Ubicación rechazada',
  locationExpired: 'Solicitud de ubicación vencida',
  deviceLinked: 'Dispositivo vinculado',
  deviceUnlinked: 'Dispositivo desvinculado',
} as const;
const types = {
  deviation: 'Desvío',
  other: 'Otro',
} as const;
export const replayLists = {
  controlEvent: {
    title: 'Eventos de control',
    added_one: '{{count}} evento nuevo, mostrar',
    added_other: '{{count}} eventos nuevos, mostrar',
    empty: 'No hay eventos registrados',
    columns: {
      kind: 'Evento',
      at: 'Hora',
      endedAt: 'Hasta',
      plate: 'Placa',
      driverName: 'Conductor',
      orderCode: 'Orden',
      position: 'Lugar',
      userName: 'Registrado por',
      type: 'Tipo',
    },
    filters: {
      date: 'Fecha',
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
  replayOfWhat: 'Elija una orden o camiones.',
  replaySpan: 'El período tiene como máximo 30 días y termina después del inicio.',
  replayTooLarge: 'Hay más de {{most}} posiciones. Desde el inicio elegido caben {{hours}} h: elija un período menor.',
  replayDelivered: 'La entrega está hecha: desde entonces el cliente no ve posiciones.',
  noSuchTruck: 'No se encontró el camión.',
};
