import { list } from './list/pt-BR.ts';

/** What the lists show; the editor and the alarms have words of their own. */
const checkpointTypes = {
  toll: 'Pedágio',
  policePost: 'Posto policial',
  riskArea: 'Área de risco',
  speedControl: 'Controle de velocidade',
  restArea: 'Área de descanso',
  fuel: 'Combustível',
  border: 'Fronteira',
} as const;
const fenceKinds = {
  allowed: 'Permitida',
  forbidden: 'Proibida',
  danger: 'Perigosa',
  rest: 'Descanso',
  border: 'Fronteira',
} as const;
const forms = {
  circle: 'Círculo',
  polygon: 'Polígono',
  corridor: 'Corredor',
} as const;
const uses = {
  load: 'Carga',
  unload: 'Descarga',
  both: 'Carga e descarga',
} as const;
const owners = {
  company: 'Endereço da empresa',
  partner: 'Endereço de parceiro',
  none: 'Sem endereço',
} as const;

/** What may be wrong with a file of paths or fences. */
const file = {
  tooLarge: 'O arquivo passa de 5 MB',
  unknownFormat: 'Não é um arquivo GPX, KML nem GeoJSON',
  encoding: 'A codificação do texto não é aceita: salve em UTF-8',
  entities: 'O arquivo declara entidades, o que não é aceito',
  broken: 'O arquivo está quebrado',
  tooDeep: 'O arquivo tem níveis demais',
  empty: 'O arquivo não tem nada que se possa usar',
  noLine: 'O arquivo não tem nenhuma linha',
  tooManyPoints: 'O arquivo tem pontos demais',
  tooManyItems: 'O arquivo tem itens demais',
  coordinates: 'O arquivo tem coordenadas inválidas',
  tookTooLong: 'A leitura do arquivo demorou demais',
  busy: 'Há muitos arquivos em leitura. Tente de novo em instantes',
} as const;

export const ptBR = {
  routes: {
    checkpointTypes,
    fenceKinds,
    forms,
    uses,
    owners,
    pathKinds: {
      usual: 'Habitual',
      alternative: 'Alternativo',
      rainySeason: 'Época de chuvas',
      emptyReturn: 'Retorno vazio',
    },
    what: {
      route: 'a rota',
      path: 'o caminho',
      geofence: 'a cerca',
      place: 'o lugar',
      alarms: 'os alarmes',
    },
    tabs: {
      routes: 'Rotas',
      geofences: 'Cercas',
      places: 'Lugares',
    },
    create: 'Nova rota',
    list,
  },
  lists: {
    route: {
      title: 'Configuração de rotas',
      added_one: '{{count}} nova rota, mostrar',
      added_other: '{{count}} novas rotas, mostrar',
      columns: {
        name: 'Nome',
        origin: 'Origem',
        destination: 'Destino',
        paths: 'Caminhos',
        km: 'km',
        minutes: 'Tempo',
        checkpoints: 'Pontos de controle',
        fences: 'Cercas',
        openOrders: 'Ordens abertas',
        changedAt: 'Última alteração',
        changedBy: 'Alterada por',
        originCity: 'Cidade de origem',
        destinationCity: 'Cidade de destino',
      },
      filters: {
        countries: 'País',
        checkpointTypes: 'Tipo de ponto de controle',
        archived: 'Arquivadas',
      },
      values: { checkpointTypes },
    },
    geofence: {
      title: 'Cercas',
      added_one: '{{count}} nova cerca, mostrar',
      added_other: '{{count}} novas cercas, mostrar',
      columns: {
        name: 'Nome',
        kind: 'Tipo',
        form: 'Forma',
        entryAlarm: 'Alarme na entrada',
        exitAlarm: 'Alarme na saída',
        speedKmh: 'Limite (km/h)',
        paths: 'Caminhos',
        changedAt: 'Última alteração',
        note: 'Nota',
      },
      filters: {
        archived: 'Arquivadas',
      },
      values: { kind: fenceKinds, kinds: fenceKinds, form: forms, forms },
    },
    place: {
      title: 'Lugares',
      added_one: '{{count}} novo lugar, mostrar',
      added_other: '{{count}} novos lugares, mostrar',
      columns: {
        name: 'Nome',
        city: 'Cidade',
        country: 'País',
        use: 'Uso',
        expectedMinutes: 'Minutos previstos',
        radius: 'Raio (m)',
        routes: 'Rotas',
        address: 'Endereço',
        owner: 'Pertence a',
        lat: 'Latitude',
        lng: 'Longitude',
      },
      filters: {
        archived: 'Arquivados',
      },
      values: { use: uses, uses, owner: owners, owners },
    },
  },
  validation: {
    ...file,
    range: 'Entre {{min}} e {{max}}',
    coordinates: 'Coordenadas inválidas: nenhuma pode ser exatamente 0',
    samePlace: 'Origem e destino são o mesmo lugar',
    wholeDay: 'Estes horários proíbem o dia inteiro',
    sameCheckpoint: 'Este ponto de controle já está no caminho',
    details: 'Não foi possível ler os ajustes deste caminho no arquivo',
    archived: 'A rota destes dois lugares está arquivada',
    tooManyPaths: 'A rota já tem 10 caminhos',
    tooShort: 'O caminho precisa de ao menos dois pontos',
    tooLong: 'O caminho passa de 10.000 km',
    tooManyPoints: 'O caminho tem mais de 50.000 pontos',
    tooFewCorners: 'O contorno precisa de ao menos três cantos',
    tooManyCorners: 'O contorno tem mais de 2.000 cantos',
    crossesItself: 'O contorno se cruza',
    antimeridian: 'A cerca passa pelo antimeridiano',
    tooLarge: 'A cerca passa de 500.000 km²',
    radius: 'O raio vai de 20 m a 200 km',
    width: 'A largura vai de 20 m a 200 km',
    file,
  },
  errors: {
    routes: {
      usedByOrders: 'Está em uso por ordens: {{codes}}.',
      usedByRoutes: 'Está em uso por rotas: {{names}}.',
      usedByPaths: 'Está em uso por caminhos: {{names}}.',
      tooManyPaths: 'Uma rota tem no máximo {{count}} caminhos.',
      usualPath: 'Este é o caminho habitual. Escolha outro como habitual antes.',
      archived: 'Está arquivado. Restaure antes de alterar.',
      unreadableFile: 'Não conseguimos ler o arquivo.',
      noTrack: 'Esta viagem não tem um percurso que se possa usar.',
    },
  },
} as const;
