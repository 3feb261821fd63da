/** What its forms, details and dialogs show. */
export const replayLater = {
  map: {
    label: 'Mapa do replay',
    gap: 'Sem posição',
  },
  bar: 'Replay de {{what}}',
  empty: 'Nenhuma posição nesse período',
  trucks: 'Caminhões',
  lost: 'Sem posição nesta hora',
  thinned: 'Mostradas {{kept}} de {{all}} posições: as demais ficam a até {{meters}} da linha',
  event: {
    stop: 'Parada em {{place}}',
    checkpoint: 'Passou por {{place}}',
  },
  report: {
    title: 'Relatório da viagem',
    distance: 'Distância',
    driving: 'Rodando',
    stationary: 'Parado',
    gaps: 'Sem posição',
    top: 'Velocidade máxima',
    stops: 'Paradas',
    checkpoints: 'Pontos de controle',
    alerts: 'Alertas',
    planned: 'Previsto',
    passed: 'Passou',
    never: 'Não passou',
    unknown: 'Desconhecida',
    hours: '{{hours}} h {{minutes}} min',
  },
  export: {
    label: 'Exportar',
    gpx: 'Trilha GPX',
    kml: 'Mapa KML',
    xlsx: 'Planilha',
    what: 'o replay',
  },
};
