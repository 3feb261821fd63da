/** What the lists and first looks of this part show. */
export const devices = {
  actions: {
    register: 'Registrar dispositivo',
    import: 'Importar',
    settings: 'Configurações de GPS',
    edit: 'Editar',
    rotate: 'Novo segredo',
    disable: 'Desativar',
    enable: 'Ativar',
    link: 'Vincular a um caminhão',
    unlink: 'Desvincular',
    remove: 'Excluir',
    save: 'Salvar',
    more: 'Mais ações',
  },
  never: 'Nunca',
};
/** By the id of a list. */
const states = {
  online: 'On-line',
  late: 'Sinal atrasado',
  silent: 'Sem sinal',
  never: 'Nunca transmitiu',
  disabled: 'Desativado',
} as const;
const kinds = {
  hardware: 'Rastreador',
  phone: 'Celular',
  forwarded: 'Encaminhado',
  simulated: 'Simulado',
} as const;
export const devicesLists = {
  devices: {
    title: 'Dispositivos conectados',
    added_one: '{{count}} novo dispositivo, mostrar',
    added_other: '{{count}} novos dispositivos, mostrar',
    empty: 'Nenhum dispositivo registrado',
    columns: {
      identifier: 'Identificador',
      name: 'Nome',
      state: 'Estado',
      kind: 'Tipo',
      plate: 'Caminhão',
      driver: 'Motorista',
      lastSeen: 'Último contato',
      battery: 'Bateria',
      interval: 'Intervalo',
      perMinute: 'Mensagens por minuto',
      refused: 'Recusadas hoje',
      claim: 'Protocolo sem segredo',
      createdAt: 'Registrado em',
    },
    filters: {
      linked: 'Vinculado',
      unverified: 'Aceita sem segredo',
    },
    tabs: states,
    values: {
      state: states,
      states,
      kind: kinds,
      kinds,
      claim: {
        free: 'Só seu',
        granted: 'Concedido',
        awaiting: 'Aguarda a decisão da plataforma',
      },
    },
  },
};
export const devicesErrors = {
  deviceOnTruck: 'O dispositivo está no caminhão {{plate}}. Desvincule-o primeiro.',
  truckHasDevice: 'O caminhão {{plate}} já tem o dispositivo {{device}}. Desvincule-o primeiro.',
  driverHasPhone: 'O motorista já usa o celular {{device}}.',
  deviceHasHistory: 'O dispositivo já transmitiu: ele só pode ser desativado.',
  notDisputed: 'Nenhuma outra empresa reivindica mais este número.',
  gpsNoDevice: 'A verificação de GPS é obrigatória, e o caminhão não tem dispositivo.',
  gpsSilent:
    'A verificação de GPS é obrigatória, e o dispositivo do caminhão não informou posição nos últimos {{minutes}} minutos.',
  gpsFar: 'A verificação de GPS é obrigatória, e o caminhão está a {{km}} km da origem.',
  gpsNotBelieved: 'A verificação de GPS é obrigatória, e a última posição do caminhão não é confiável.',
};
