/** What the lists and first looks of this part show. */
export const replay = {
  title: 'Replay',
  columns: {
    track: 'Viagem',
    at: 'Hora',
    lat: 'Latitude',
    lng: 'Longitude',
    kmh: 'Velocidade (km/h)',
    leg: 'Até a próxima posição',
  },
  legs: {
    driving: 'Rodando',
    stationary: 'Parado',
    gap: 'Sem posição',
  },
  open: 'Ver replay',
};

/** By the id of a list. */
const kinds = {
  departed: 'Partida',
  arrived: 'Chegada',
  checkpointPassed: 'Ponto de controle passado',
  checkpointMissed: 'Ponto de controle perdido',
  fenceEntered: 'Entrada em cerca',
  fenceLeft: 'Saída de cerca',
  stop: 'Parada',
  deviation: 'Fora do corredor',
  task: 'Tarefa',
  manualPosition: 'Posição manual',
  tripReport: 'Relato da viagem',
  irregular: 'Comportamento irregular',
  locationAsked: 'Localização pedida',
  locationAnswered: 'Localização respondida',
  locationDeclined: 'Localização recusada',
  locationExpired: 'Pedido de localização vencido',
  deviceLinked: 'Dispositivo vinculado',
  deviceUnlinked: 'Dispositivo desvinculado',
} as const;
const types = {
  deviation: 'Desvio',
  other: 'Outro',
} as const;
export const replayLists = {
  controlEvent: {
    title: 'Eventos de controle',
    added_one: '{{count}} novo evento, mostrar',
    added_other: '{{count}} novos eventos, mostrar',
    empty: 'Nenhum evento registrado',
    columns: {
      kind: 'Evento',
      at: 'Hora',
      endedAt: 'Até',
      plate: 'Placa',
      driverName: 'Motorista',
      orderCode: 'Ordem',
      position: 'Lugar',
      userName: 'Registrado por',
      type: 'Tipo',
    },
    filters: {
      date: 'Data',
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
  replayOfWhat: 'Escolha uma ordem ou caminhões.',
  replaySpan: 'O período tem no máximo 30 dias e termina depois do início.',
  replayTooLarge:
    'Há mais de {{most}} posições. A partir do início escolhido cabem {{hours}} h: escolha um período menor.',
  replayDelivered: 'A entrega foi feita: desde então o cliente não vê posições.',
  noSuchTruck: 'O caminhão não foi encontrado.',
};
