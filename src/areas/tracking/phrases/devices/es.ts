/** What the lists and first looks of this part show. */
export const devices = {
  actions: {
    register: 'Registrar dispositivo',
    import: 'Importar',
    settings: 'Configuración de GPS',
    edit: 'Editar',
    rotate: 'Nuevo secreto',
    disable: 'Deshabilitar',
    enable: 'Habilitar',
    link: 'Vincular a un camión',
    unlink: 'Desvincular',
    remove: 'Eliminar',
    save: 'Guardar',
    more: 'Más acciones',
  },
  never: 'Nunca',
};
/** By the id of a list. */
const states = {
  online: 'En línea',
  late: 'Señal tardía',
  silent: 'Sin señal',
  never: 'Nunca transmitió',
  disabled: 'Deshabilitado',
} as const;
const kinds = {
  hardware: 'Rastreador',
  phone: 'Celular',
  forwarded: 'Reenviado',
  simulated: 'Simulado',
} as const;
export const devicesLists = {
  devices: {
    title: 'Dispositivos conectados',
    added_one: '{{count}} dispositivo nuevo, mostrar',
    added_other: '{{count}} dispositivos nuevos, mostrar',
    empty: 'Ningún dispositivo registrado',
    columns: {
      identifier: 'Identificador',
      name: 'Nombre',
      state: 'Estado',
      kind: 'Tipo',
      plate: 'Camión',
      driver: 'Conductor',
      lastSeen: 'Último contacto',
      battery: 'Batería',
      interval: 'Intervalo',
      perMinute: 'Mensajes por minuto',
      refused: 'Rechazados hoy',
      claim: 'Protocolo sin secreto',
      createdAt: 'Registrado el',
    },
    filters: {
      linked: 'Vinculado',
      unverified: 'Acepta sin secreto',
    },
    tabs: states,
    values: {
      state: states,
      states,
      kind: kinds,
      kinds,
      claim: {
        free: 'Solo suyo',
        granted: 'Otorgado',
        awaiting: 'Espera la decisión de la plataforma',
      },
    },
  },
};
export const devicesErrors = {
  deviceOnTruck: 'El dispositivo está en el camión {{plate}}. Desvincúlelo primero.',
  truckHasDevice: 'El camión {{plate}} ya tiene el dispositivo {{device}}. Desvincúlelo primero.',
  driverHasPhone: 'El conductor ya usa el celular {{device}}.',
  deviceHasHistory: 'El dispositivo ya transmitió: solo se puede deshabilitar.',
  notDisputed: 'Ninguna otra empresa reclama ya este número.',
  gpsNoDevice: 'La verificación de GPS es obligatoria, y el camión no tiene dispositivo.',
  gpsSilent:
    'La verificación de GPS es obligatoria, y el dispositivo del camión no informó su posición en los últimos {{minutes}} minutos.',
  gpsFar: 'La verificación de GPS es obligatoria, y el camión está a {{km}} km del origen.',
  gpsNotBelieved: 'La verificación de GPS es obligatoria, y la última posición del camión no es confiable.',
};
