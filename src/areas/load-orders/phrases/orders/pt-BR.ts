import { dockOperationsPtBR as dockOperations } from '#areas/fleet/phrases/catalogues/pt-BR.ts';
import { cataloguesPtBR as catalogues } from '#areas/operations/phrases/catalogues/pt-BR.ts';

const status = {
  programmed: 'Programada',
  assigned: 'Atribuída',
  inProgress: 'Em andamento',
  toPay: 'A pagar',
  paid: 'Pago',
  cancelled: 'Cancelada',
  finished: 'Finalizada',
} as const;
const sides = {
  own: 'Próprias',
  carried: 'Transportadas para outros',
} as const;

const orders = {
  status,
  catalogues: { ...catalogues, dockOperations },
  unrated: 'Sem avaliação',
  kinds: {
    normal: 'Ordem de carga',
    agro: 'Ordem agro',
    multipoint: 'Ordem multiponto',
  },
  modes: {
    express: 'Expressa',
    uploader: 'Importada',
    normal: 'Normal',
  },
  actions: {
    load: 'Carga',
    unload: 'Descarga',
  },
  documentTypes: {
    BillOfLadingNumber: 'Conhecimento de embarque (BL)',
    CommercialInvoice: 'Fatura comercial',
    PackingList: 'Romaneio de carga',
    NotarizedLetter: 'Carta autenticada',
    OtherDocuments: 'Outros documentos',
  },
  stopActions: {
    pickup: 'Coleta',
    delivery: 'Entrega',
  },
  stopStatuses: {
    pending: 'Pendente',
    delivered: 'Entregue',
    partial: 'Entrega parcial',
    totalReturn: 'Devolução total',
    completed: 'Concluída',
  },
} as const;

/** The names of an order's fields, in lists and on its screens. */
export const labelsPtBR = {
  origin: 'Origem',
  destination: 'Destino',
  weight: 'Peso',
  weightUnit: 'Unidade de peso',
  typeTransportUnit: 'Tipo de caminhão',
  typeOperation: 'Tipo de operação',
  serviceType: 'Tipo de serviço',
  containerType: 'Tipo de contêiner',
  vessel: 'Navio',
  crt: 'CRT',
  assignmentNumber: 'Nº de atribuição',
  orderCodes: 'Códigos de pedido',
  deliveryCodes: 'Códigos de entrega',
  plate: 'Placa',
  trucker: 'Motorista',
  trailerPlate: 'Semirreboque',
  operator: 'Operador',
  company: 'Empresa',
  clientFreight: 'Frete do cliente',
  carrierFreight: 'Frete da transportadora',
  transportFreight: 'Frete de transporte',
} as const;

const list = {
  added_one: '{{count}} nova ordem, mostrar',
  added_other: '{{count}} novas ordens, mostrar',
  empty: 'Nenhuma ordem de carga cadastrada',
  columns: {
    ...labelsPtBR,
    loadingOrderCode: 'Ordem',
    status: 'Situação',
    clientCompany: 'Cliente',
    loadingDate: 'Carregamento',
    deliveryDate: 'Entrega',
    providerCompany: 'Transportadora',
    category: 'Categoria',
    operationCode: 'Operação',
    action: 'Ação',
    billOfLadingNumber: 'BL',
    containerNumber: 'Contêiner',
    invoiceNumber: 'Nota fiscal',
    operationMode: 'Modo',
    loadedTn: 'Carregado (Tn)',
    deliveredTn: 'Entregue (Tn)',
    deliveries: 'Entregas',
    deliveriesDone: 'Entregas feitas',
    paid: 'Pago',
    rest: 'Resta a pagar',
    paymentDifference: 'Diferença de pagamento',
    createdAt: 'Criada em',
  },
  filters: {
    sides: 'De quem',
    origins: 'Cidade de origem',
    destinations: 'Cidade de destino',
    containerNumbers: 'Número do contêiner',
    loadingDates: 'Data de carregamento',
    deliveryDates: 'Data de entrega',
    createdDates: 'Criada em',
  },
  values: {
    status,
    statuses: { ...status, unrated: orders.unrated },
    sides,
    category: catalogues.categories,
    categories: catalogues.categories,
    weightUnit: catalogues.weightUnits,
    weightUnits: catalogues.weightUnits,
    typeTransportUnit: catalogues.vehicleTypes,
    typeTransportUnits: catalogues.vehicleTypes,
    typeOperation: dockOperations,
    typeOperations: dockOperations,
    action: orders.actions,
    actions: orders.actions,
    serviceType: catalogues.serviceTypes,
    serviceTypes: catalogues.serviceTypes,
    containerType: catalogues.containerTypes,
    containerTypes: catalogues.containerTypes,
    operationMode: orders.modes,
  },
} as const;

export const ordersPtBR = {
  loadOrders: orders,
  lists: {
    loadOrder: { title: 'Ordens de carga', ...list },
    clientLoadOrder: { title: 'Minhas cargas', ...list },
    agroLoadOrder: { title: 'Ordens de carga agro', ...list },
    clientAgroLoadOrder: { title: 'Minhas cargas agro', ...list },
    multipointLoadOrder: { title: 'Ordens multiponto', ...list },
  },
  errors: {
    loadOrders: {
      notFound: 'A ordem de carga não foi encontrada.',
      wrongStatus: 'A ordem {{order}} não está em um estado que permita isso.',
      truckBusy: 'Placa com viagem atribuída',
      driverBusy: 'O motorista já tem uma viagem atribuída',
      trailerBusy: 'O semirreboque já tem uma viagem atribuída',
      alreadyPaid: 'A ordem já foi paga.',
      nothingPaid: 'A ordem ainda não tem pagamento.',
      tooManyDocuments: 'Limite atingido! Máximo de {{count}} documentos.',
    },
  },
} as const;
