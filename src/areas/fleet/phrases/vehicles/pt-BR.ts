import { countryNames } from '#areas/companies/rules/country-name.ts';
import {
  availabilityPtBR as availability,
  dockOperationsPtBR as dockOperations,
  truckTypesPtBR as truckTypes,
} from '../catalogues/pt-BR.ts';

const countries = countryNames('pt-BR');
const status = { enabled: 'Habilitado', disabled: 'Desabilitado' } as const;
const documents = {
  complete: 'Completo',
  expiring: 'A vencer',
  pending: 'Pendente',
  expired: 'Data expirada',
} as const;
const typeOfFleet = { ownFleet: 'Frota própria', externalFleet: 'Frota de terceiros' } as const;

const semitrailerTypes = {
  flatbed: 'Plataforma',
  curtainSider: 'Sider',
  dryVan: 'Baú',
  refrigerated: 'Refrigerado',
  tank: 'Tanque',
  grainHopper: 'Graneleiro',
  dump: 'Basculante',
  lowBed: 'Prancha rebaixada',
  containerChassis: 'Porta-contêiner',
  livestock: 'Boiadeiro',
  carCarrier: 'Cegonha',
  timber: 'Florestal',
  siloBulk: 'Silo',
  dolly: 'Dolly',
} as const;

const claimSides = { sent: 'Enviado', received: 'Recebido' } as const;
const claimStatuses = {
  pending: 'Aguardando resposta',
  accepted: 'Aceito',
  refused: 'Recusado',
  withdrawn: 'Encerrado',
} as const;
const kinds = { truck: 'Caminhão', semitrailer: 'Semirreboque' } as const;

const vehicles = {
  status,
  lastSeen: { near: 'Perto de {{city}}', never: 'Nunca visto' },
  search: { title: 'Buscar por placa' },
  categories: { title: 'Categorias' },
  documents,
  kinds,
  market: { own: 'Frota própria', spot: 'Mercado spot' },
  types: { ...truckTypes, ...semitrailerTypes },
  features: { axles: 'Eixos', capacity: 'Capacidade (Tn)', volume: 'Volume (M³)', pallets: 'Paletes' },
  dockOperations,
  kind: {
    truck: {
      new: 'Novo caminhão',
      edit: 'Editar caminhão',
      what: 'o caminhão',
      whatAll: 'os caminhões',
      created: 'Caminhão criado com sucesso',
      saved: 'Caminhão salvo com sucesso',
      removed: 'Caminhão excluído',
      name: 'caminhão',
      gone: 'O caminhão não existe ou não está disponível para você.',
    },
    semitrailer: {
      new: 'Novo semirreboque',
      edit: 'Editar semirreboque',
      what: 'o semirreboque',
      whatAll: 'os semirreboques',
      created: 'Semirreboque criado com sucesso',
      saved: 'Semirreboque salvo com sucesso',
      removed: 'Semirreboque excluído',
      name: 'semirreboque',
      gone: 'O semirreboque não existe ou não está disponível para você.',
    },
  },
  actions: {
    details: 'Ver detalhes',
    edit: 'Editar',
    enable: 'Habilitar',
    disable: 'Desabilitar',
    remove: 'Excluir',
    matchDriver: 'Atribuir motorista',
    changeDriver: 'Trocar motorista',
    unmatchDriver: 'Retirar motorista',
    matchTrailers: 'Engatar semirreboque',
    linkDevice: 'Vincular dispositivo GPS',
    unlinkDevice: 'Desvincular dispositivo GPS',
    appropriate: 'Trazer para a minha frota',
    claim: 'Pedir ao dono',
    letGo: 'Liberar da minha frota',
    zip: 'Baixar documentos',
    addPhoto: 'Adicionar foto',
    removePhoto: 'Remover foto',
    accept: 'Aceitar',
    refuse: 'Recusar',
    withdraw: 'Retirar o pedido',
    toList: 'Voltar à lista',
    more: 'Mais ações',
    import: 'Importar planilha',
    assign: 'Atribuir',
    save: 'Salvar',
  },
  tabs: 'Frota e pedidos',
  claims: { tab: 'Pedidos', what: 'o pedido' },
} as const;

const columns = {
  plate: 'Placa',
  availability: 'Viagem atual',
  type: 'Tipo',
  brand: 'Marca',
  year: 'Ano',
  color: 'Cor',
  capacity: 'Capacidade (Tn)',
  pallets: 'Paletes',
  volume: 'Volume (M³)',
  axles: 'Eixos',
  trucker: 'Motorista',
  assigned: 'Atribuído',
  transportCompany: 'Transportadora',
  typeOfFleet: 'Tipo de frota',
  completion: 'Documentos (%)',
  documents: 'Documentos',
  status: 'Situação',
  countryCode: 'País',
  createdAt: 'Criado em',
  updatedAt: 'Alterado em',
} as const;

const filters = {
  plates: 'Placa',
  types: 'Tipo',
  brands: 'Marca',
  capacities: 'Capacidade',
  truckers: 'Motorista',
  assigned: 'Atribuído',
  availabilities: 'Disponibilidade',
  transportCompanies: 'Transportadora',
  typeOfFleet: 'Tipo de frota',
  documents: 'Documentos',
  documentDates: 'Primeiro documento a vencer',
  statuses: 'Situação',
  countryCodes: 'País',
} as const;

const values = {
  countryCode: countries,
  countryCodes: countries,
  typeOfFleet,
  availability,
  availabilities: availability,
  documents,
  status,
  statuses: status,
} as const;

const trucks = {
  added_one: '{{count}} novo caminhão, mostrar',
  added_other: '{{count}} novos caminhões, mostrar',
  columns: { ...columns, lastSeen: 'Última posição', trailerPlates: 'Semirreboques' },
  filters: { ...filters, trailerPlates: 'Placa do semirreboque' },
  values: { ...values, type: truckTypes, types: truckTypes },
} as const;

const semitrailers = {
  added_one: '{{count}} novo semirreboque, mostrar',
  added_other: '{{count}} novos semirreboques, mostrar',
  columns: { ...columns, associatedTransportUnit: 'Caminhão' },
  filters: { ...filters, associatedTransportUnit: 'Caminhão' },
  values: { ...values, type: semitrailerTypes, types: semitrailerTypes },
} as const;

export const vehiclesPtBR = {
  fleet: { vehicles },
  lists: {
    transportUnit: { title: 'Caminhões', ...trucks },
    transportUnitSpot: { title: 'Caminhões do mercado spot', ...trucks },
    semitruck: { title: 'Semirreboques', ...semitrailers },
    semitruckSpot: { title: 'Semirreboques do mercado spot', ...semitrailers },
    vehicleClaims: {
      title: 'Pedidos de unidades',
      added_one: '{{count}} novo pedido, mostrar',
      added_other: '{{count}} novos pedidos, mostrar',
      columns: {
        plate: 'Placa',
        side: 'Sentido',
        status: 'Situação',
        kind: 'Unidade',
        companyName: 'Empresa que pede',
        askedAt: 'Pedido em',
        answeredAt: 'Respondido em',
        countryId: 'País',
      },
      filters: { sides: 'Sentido', statuses: 'Situação', kinds: 'Unidade', plates: 'Placa', askedOn: 'Pedido em' },
      values: {
        side: claimSides,
        sides: claimSides,
        status: claimStatuses,
        statuses: claimStatuses,
        kind: kinds,
        kinds,
        countryId: countries,
      },
    },
  },
  errors: {
    vehicles: {
      closedFleet: 'A placa pertence à frota fechada de outra empresa. Peça ao dono.',
      truckTaken: 'Outra pessoa já atribuiu um motorista a {{plate}}. Recarregue para ver quem é.',
      driverTaken: 'O motorista já está em outro caminhão.',
      trailerTaken: 'O semirreboque já está engatado em outro caminhão.',
      deviceTaken: 'O dispositivo está no caminhão {{plate}}. Desvincule-o primeiro.',
      disabled: '{{plate}} está desabilitado.',
      driverDisabled: '{{name}} está desabilitado.',
      pulled: 'O semirreboque está engatado em {{plate}}. Desengate-o antes de excluir.',
      tooManyPhotos: 'Limite atingido! Máximo de {{count}} fotos.',
      claimPending: 'Você já pediu {{plate}}; o dono ainda não respondeu.',
      claimAnswered: 'O pedido por {{plate}} já foi respondido.',
      alreadyOwn: '{{plate}} já está na sua frota.',
      notOwn: '{{plate}} não está na sua frota.',
      categoryLocked: 'Há agendamentos com uma das categorias: ela não pode mudar nem sair.',
      tooManyCategories: 'Limite atingido! Máximo {{count}} categorias',
    },
  },
} as const;
