/** What the lists and first looks of this part show. */
export const alerts = {
  types: {
    stopped: 'Parada',
    deviation: 'Fora do corredor',
    notLocation: 'Sem posição',
    zoneDanger: 'Área perigosa',
    OutOfTimeInit: 'Partida atrasada',
    theft: 'Roubo',
    accident: 'Acidente',
    pollution: 'Contaminação',
    loadOpened: 'Carga aberta',
    policeReview: 'Revista policial',
    geofenceEntry: 'Entrada em cerca',
    geofenceExit: 'Saída de cerca',
    gpsDisconnect: 'Aparelho desligado',
    priority: 'SOS',
    speed: 'Velocidade',
    departure: 'Partida',
    arrival: 'Chegada',
    overstay: 'Permanência',
    outOfSchedule: 'Fora do horário',
    drivingTime: 'Tempo de direção',
    eventFrequency: 'Frequência de mensagens',
    battery: 'Bateria',
    connection: 'Sem sinal',
    missedCheckpoint: 'Ponto de controle perdido',
  },
  criticality: {
    high: 'Alta',
    medium: 'Média',
    low: 'Baixa',
  },
  review: {
    pending: 'Pendente',
    reviewed: 'Tratado',
  },
  results: {
    true: 'Verdadeiro',
    falseAlarm: 'Falso alarme',
    expected: 'Esperado',
    toldDriver: 'Motorista avisado',
    passedOn: 'Repassado',
  },
};
/** By the id of a list. */
export const alertsLists = {};
export const alertsErrors = {};
