import { dockOperationsEn as dockOperations } from '#areas/fleet/phrases/catalogues/en.ts';
import { cataloguesEn as catalogues } from '#areas/operations/phrases/catalogues/en.ts';
import type { Translation } from '#kernel/phrases.ts';
import type { ordersPtBR } from './pt-BR.ts';

const status = {
  programmed: 'Programmed',
  assigned: 'Assigned',
  inProgress: 'In progress',
  toPay: 'To pay',
  paid: 'Paid',
  cancelled: 'Cancelled',
  finished: 'Finished',
} as const;
const sides = {
  own: 'Own',
  carried: 'Carried for others',
} as const;

const orders = {
  status,
  catalogues: { ...catalogues, dockOperations },
  unrated: 'Unrated',
  late: {
    minutes: '{{minutes}} min late',
    hours: '{{hours}} h {{minutes}} min late',
    days_one: '{{count}} day late',
    days_other: '{{count}} days late',
  },
  today: 'Today',
  kinds: {
    normal: 'Load order',
    agro: 'Agro order',
    multipoint: 'Multipoint order',
  },
  modes: {
    express: 'Express',
    uploader: 'Imported',
    normal: 'Normal',
  },
  actions: {
    load: 'Load',
    unload: 'Unload',
  },
  documentTypes: {
    BillOfLadingNumber: 'Bill of lading',
    CommercialInvoice: 'Commercial invoice',
    PackingList: 'Packing list',
    NotarizedLetter: 'Notarised letter',
    OtherDocuments: 'Other documents',
  },
  stopActions: {
    pickup: 'Pickup',
    delivery: 'Delivery',
  },
  stopStatuses: {
    pending: 'Pending',
    delivered: 'Delivered',
    partial: 'Partial',
    totalReturn: 'Total return',
    completed: 'Completed',
  },
} as const;

/** The names of an order's fields, in lists and on its screens. */
export const labelsEn = {
  origin: 'Origin',
  destination: 'Destination',
  weight: 'Weight',
  weightUnit: 'Weight unit',
  typeTransportUnit: 'Truck type',
  typeOperation: 'Type of operation',
  serviceType: 'Service type',
  containerType: 'Container type',
  vessel: 'Vessel',
  crt: 'CRT',
  assignmentNumber: 'Assignment no.',
  orderCodes: 'Order codes',
  deliveryCodes: 'Delivery codes',
  plate: 'Plate',
  trucker: 'Driver',
  trailerPlate: 'Semitrailer',
  operator: 'Operator',
  company: 'Company',
  clientFreight: 'Client freight',
  carrierFreight: 'Carrier freight',
  transportFreight: 'Transport freight',
} as const;

const bookings = {
  pending: 'Pending',
  scheduled: 'Scheduled',
  arrived: 'Arrived',
  inDock: 'At the dock',
  completed: 'Completed',
  notNeeded: 'Not needed',
} as const;

const list = {
  added_one: '{{count}} new order, show',
  added_other: '{{count}} new orders, show',
  empty: 'No loading orders registered',
  columns: {
    ...labelsEn,
    loadingOrderCode: 'Order',
    status: 'Status',
    clientCompany: 'Client',
    loadingDate: 'Loading',
    deliveryDate: 'Delivery',
    providerCompany: 'Transport company',
    category: 'Category',
    operationCode: 'Operation',
    action: 'Action',
    billOfLadingNumber: 'BL',
    containerNumber: 'Container',
    invoiceNumber: 'Invoice',
    schedulingStatus: 'Scheduling',
    route: 'Route · path',
    operationMode: 'Mode',
    loadedTn: 'Loaded (Tn)',
    deliveredTn: 'Delivered (Tn)',
    deliveries: 'Deliveries',
    deliveriesDone: 'Deliveries done',
    paid: 'Amount paid',
    rest: 'Rest to pay',
    paymentDifference: 'Payment difference',
    createdAt: 'Created',
  },
  tabs: {
    all: 'All',
    toAssign: 'To assign',
    assigned: 'Assigned',
    onTheRoad: 'On the road',
    late: 'Late',
    today: 'Today',
    delivered: 'Delivered',
    toPay: 'To pay',
  },
  filters: {
    late: 'Late',
    today: 'Today',
    silent: 'No signal',
    sides: 'Whose',
    origins: 'Origin city',
    destinations: 'Destination city',
    containerNumbers: 'Container number',
    routes: 'Route',
    withoutPath: 'Without a path',
    loadingDates: 'Loading date',
    deliveryDates: 'Delivery date',
    createdDates: 'Created',
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

export const ordersEn: Translation<typeof ordersPtBR> = {
  loadOrders: orders,
  lists: {
    loadOrder: { title: 'Load orders', ...list },
    clientLoadOrder: { title: 'My loads', ...list },
    agroLoadOrder: { title: 'Agro load orders', ...list },
    clientAgroLoadOrder: { title: 'My agro loads', ...list },
    multipointLoadOrder: { title: 'Multipoint orders', ...list },
  },
  errors: {
    loadOrders: {
      notFound: 'The load order was not found.',
      wrongStatus: 'Order {{order}} is not in a state that allows this.',
      truckBusy: 'Plate with an assigned trip',
      driverBusy: 'The driver already has an assigned trip',
      trailerBusy: 'The semitrailer already has an assigned trip',
      alreadyPaid: 'The order has already been paid.',
      nothingPaid: 'The order has no payment yet.',
      tooManyDocuments: 'Limit reached! At most {{count}} documents.',
      nothingReturned: 'Nothing was sent back, or the documents came again already.',
    },
  },
};
