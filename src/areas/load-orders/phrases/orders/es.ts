import { dockOperationsEs as dockOperations } from '#areas/fleet/phrases/catalogues/es.ts';
import { cataloguesEs as catalogues } from '#areas/operations/phrases/catalogues/es.ts';
import type { Translation } from '#kernel/phrases.ts';
import type { ordersPtBR } from './pt-BR.ts';

const status = {
  programmed: 'Programada',
  assigned: 'Asignada',
  inProgress: 'En Curso',
  toPay: 'Por Pagar',
  paid: 'Pagada',
  cancelled: 'Cancelada',
  finished: 'Finalizada',
} as const;
const sides = {
  own: 'Propias',
  carried: 'Transportadas para otros',
} as const;

const orders = {
  status,
  catalogues: { ...catalogues, dockOperations },
  unrated: 'Sin calificar',
  late: {
    minutes: 'Atrasada {{minutes}} min',
    hours: 'Atrasada {{hours}} h {{minutes}} min',
    days_one: 'Atrasada {{count}} día',
    days_other: 'Atrasada {{count}} días',
  },
  today: 'Hoy',
  kinds: {
    normal: 'Orden de carga',
    agro: 'Orden agro',
    multipoint: 'Orden multipunto',
  },
  modes: {
    express: 'Exprés',
    uploader: 'Importada',
    normal: 'Normal',
  },
  actions: {
    load: 'Carga',
    unload: 'Descarga',
  },
  documentTypes: {
    BillOfLadingNumber: 'Conocimiento de embarque (BL)',
    CommercialInvoice: 'Factura comercial',
    PackingList: 'Lista de empaque',
    NotarizedLetter: 'Carta notariada',
    OtherDocuments: 'Otros documentos',
  },
  stopActions: {
    pickup: 'Recogida',
    delivery: 'Entrega',
  },
  stopStatuses: {
    pending: 'Pendiente',
    delivered: 'Entregado',
    partial: 'Entrega parcial',
    totalReturn: 'Devolución total',
    completed: 'Completada',
  },
} as const;

/** The names of an order's fields, in lists and on its screens. */
export const labelsEs = {
  origin: 'Origen',
  destination: 'Destino',
  weight: 'Peso',
  weightUnit: 'Unidad de peso',
  typeTransportUnit: 'Tipo de camión',
  typeOperation: 'Tipo de operación',
  serviceType: 'Tipo de servicio',
  containerType: 'Tipo de contenedor',
  vessel: 'Nave',
  crt: 'CRT',
  assignmentNumber: 'N° de asignación',
  orderCodes: 'Códigos de pedido',
  deliveryCodes: 'Códigos de entrega',
  plate: 'Placa',
  trucker: 'Conductor',
  trailerPlate: 'Semirremolque',
  operator: 'Operador',
  company: 'Empresa',
  clientFreight: 'Flete del cliente',
  carrierFreight: 'Flete del transportista',
  transportFreight: 'Flete de transporte',
} as const;

const bookings = {
  pending: 'Pendiente',
  scheduled: 'Agendado',
  arrived: 'Llegó',
  inDock: 'En dock',
  completed: 'Completado',
  notNeeded: 'No necesita',
} as const;

const list = {
  added_one: '{{count}} nueva orden, mostrar',
  added_other: '{{count}} nuevas órdenes, mostrar',
  empty: 'No hay órdenes de carga registradas',
  columns: {
    ...labelsEs,
    loadingOrderCode: 'Orden',
    status: 'Estado',
    clientCompany: 'Cliente',
    loadingDate: 'Carga',
    deliveryDate: 'Entrega',
    providerCompany: 'Empresa de transporte',
    category: 'Categoría',
    operationCode: 'Operación',
    action: 'Acción',
    billOfLadingNumber: 'BL',
    containerNumber: 'Contenedor',
    invoiceNumber: 'Factura',
    schedulingStatus: 'Agendamiento',
    route: 'Ruta · camino',
    operationMode: 'Modo',
    loadedTn: 'Cargado (Tn)',
    deliveredTn: 'Entregado (Tn)',
    deliveries: 'Entregas',
    deliveriesDone: 'Entregas hechas',
    paid: 'Monto pagado',
    rest: 'Resta por pagar',
    paymentDifference: 'Diferencia de pago',
    createdAt: 'Creada el',
  },
  tabs: {
    all: 'Todas',
    toAssign: 'Por asignar',
    assigned: 'Asignadas',
    onTheRoad: 'En viaje',
    late: 'Atrasadas',
    today: 'Hoy',
    delivered: 'Entregadas',
    toPay: 'Por pagar',
  },
  filters: {
    late: 'Atrasada',
    today: 'Hoy',
    silent: 'Sin señal',
    sides: 'De quién',
    origins: 'Ciudad de origen',
    destinations: 'Ciudad de destino',
    containerNumbers: 'Número de contenedor',
    routes: 'Ruta',
    withoutPath: 'Sin camino',
    loadingDates: 'Fecha de carga',
    deliveryDates: 'Fecha de entrega',
    createdDates: 'Creada el',
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
    schedulingStatus: bookings,
    schedulingStatuses: bookings,
    operationMode: orders.modes,
  },
} as const;

export const ordersEs: Translation<typeof ordersPtBR> = {
  loadOrders: orders,
  lists: {
    loadOrder: { title: 'Órdenes de carga', ...list },
    clientLoadOrder: { title: 'Mis cargas', ...list },
    agroLoadOrder: { title: 'Órdenes de carga agro', ...list },
    clientAgroLoadOrder: { title: 'Mis cargas agro', ...list },
    multipointLoadOrder: { title: 'Órdenes multipunto', ...list },
  },
  errors: {
    loadOrders: {
      notFound: 'No se encontró la orden de carga.',
      wrongStatus: 'La orden {{order}} no está en un estado que lo permita.',
      truckBusy: 'Patente con viaje asignado',
      driverBusy: 'El conductor ya tiene un viaje asignado',
      trailerBusy: 'El semirremolque ya tiene un viaje asignado',
      alreadyPaid: 'La orden ya fue pagada.',
      nothingPaid: 'La orden aún no tiene pagos.',
      tooManyDocuments: '¡Límite alcanzado! Máximo {{count}} documentos.',
      nothingReturned: 'No se devolvió nada, o los documentos ya se enviaron de nuevo.',
    },
  },
};
