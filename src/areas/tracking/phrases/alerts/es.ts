/** What the lists and first looks of this part show. */
export const alerts = {
  types: {
    stopped: 'Parada',
    deviation: 'Fuera del corredor',
    notLocation: 'Sin posición',
    zoneDanger: 'Zona peligrosa',
    OutOfTimeInit: 'Salida atrasada',
    theft: 'Robo',
    accident: 'Accidente',
    pollution: 'Contaminación',
    loadOpened: 'Carga abierta',
    policeReview: 'Revisión policial',
    geofenceEntry: 'Entrada en geocerca',
    geofenceExit: 'Salida de geocerca',
    gpsDisconnect: 'Dispositivo desconectado',
    priority: 'SOS',
    speed: 'Velocidad',
    departure: 'Salida',
    arrival: 'Llegada',
    overstay: 'Permanencia',
    outOfSchedule: 'Fuera de horario',
    drivingTime: 'Tiempo de conducción',
    eventFrequency: 'Frecuencia de mensajes',
    battery: 'Batería',
    connection: 'Sin señal',
    missedCheckpoint: 'Punto de control omitido',
  },
  criticality: {
    high: 'Alta',
    medium: 'Media',
    low: 'Baja',
  },
  review: {
    pending: 'Pendiente',
    reviewed: 'Revisada',
  },
  results: {
    true: 'Verdadera',
    falseAlarm: 'Falsa alarma',
    expected: 'Esperada',
    toldDriver: 'Conductor avisado',
    passedOn: 'Derivada',
  },
};
/** By the id of a list. */
export const alertsLists = {};
export const alertsErrors = {};
