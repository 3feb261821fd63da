/** What its forms, details and dialogs show. */
export const replayLater = {
  map: {
    label: 'Mapa de la repetición',
    gap: 'Sin posición',
  },
  bar: 'Repetición de {{what}}',
  empty: 'No hay posiciones en ese período',
  trucks: 'Camiones',
  lost: 'Sin posición a esta hora',
  thinned: 'Se muestran {{kept}} de {{all}} posiciones: las demás están a {{meters}} o menos de la línea',
  event: {
    stop: 'Detención en {{place}}',
    checkpoint: 'Pasó por {{place}}',
  },
  report: {
    title: 'Informe del viaje',
    distance: 'Distancia',
    driving: 'En marcha',
    stationary: 'Detenido',
    gaps: 'Sin posición',
    top: 'Velocidad máxima',
    stops: 'Detenciones',
    checkpoints: 'Puntos de control',
    alerts: 'Alertas',
    planned: 'Previsto',
    passed: 'Pasó',
    never: 'No pasó',
    unknown: 'Desconocida',
    hours: '{{hours}} h {{minutes}} min',
  },
  export: {
    label: 'Exportar',
    gpx: 'Traza GPX',
    kml: 'Mapa KML',
    xlsx: 'Planilla',
    what: 'la repetición',
  },
};
