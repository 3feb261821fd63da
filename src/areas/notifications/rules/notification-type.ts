/**
 * Every notification has one of sixteen types. The type decides which screen it leads to, what its data must name for
 * that, and which words its message is made of.
 */
export interface NotificationData {
  readonly opportunity?: string;
  readonly operationId?: string;
  readonly loadingOrderId?: string;
  readonly truckerId?: string;
  readonly transportUnitId?: string;
  readonly companyTransportationId?: string;
  readonly isAgro?: boolean;
  /** The driver or the vehicle is of the market the company hires from. */
  readonly isSpot?: boolean;
  readonly isSemitrailer?: boolean;
  /** About a request for a vehicle of somebody's closed fleet. */
  readonly isClaim?: boolean;
  /** Told to the client's own company, which has screens of its own. */
  readonly isClient?: boolean;
  /** Files shown beside the message: the person it is about, and the driver who applied. */
  readonly pathPhoto?: string;
  readonly truckerPostulationPhoto?: string;
}
export type NotificationField = keyof NotificationData;

/** What a notification is about may lead it to another screen of the same kind. */
export const FLAGS = [
  'isAgro',
  'isSpot',
  'isSemitrailer',
  'isClaim',
  'isClient',
] as const satisfies readonly NotificationField[];
export type Flag = (typeof FLAGS)[number];

interface Kind {
  readonly needs: readonly NotificationField[];
  readonly words: readonly string[];
  /** Path of the target screen; without one of its values the notification leads nowhere. */
  readonly target: string;
  /** Other targets for some flags; the first one whose flags all stand is taken. */
  readonly otherTargets?: readonly { readonly when: readonly Flag[]; readonly target: string }[];
  /** Told in the app whatever the person has chosen. */
  readonly alwaysInApp?: boolean;
}

const LOAD_ORDER = '/operation/{operationId}/loadOrder/show/{loadingOrderId}';
const AGRO_LOAD_ORDER = '/operation/agro/{operationId}/loadOrder/show/{loadingOrderId}';

/** Where clients look at what is carried for them. */
const OF_CLIENTS = [
  { when: ['isClient', 'isAgro'], target: '/client/agro/loadOrder' },
  { when: ['isClient'], target: '/operation/{operationId}/loadOrder/{loadingOrderId}' },
] as const;

export const KINDS = {
  postulation: {
    needs: ['opportunity'],
    words: ['applicant', 'opportunity'],
    target: '/opportunity/show/{opportunity}',
  },
  carrierPostulation: {
    needs: ['opportunity'],
    words: ['company', 'opportunity'],
    target: '/opportunity/show/{opportunity}',
  },
  completedTask: {
    needs: ['operationId', 'loadingOrderId'],
    words: ['task', 'order'],
    target: LOAD_ORDER,
    otherTargets: OF_CLIENTS,
  },
  // An order that left its operation on the way has no screen to lead to.
  loadOrderReassigned: {
    needs: ['loadingOrderId'],
    words: ['order'],
    target: LOAD_ORDER,
    otherTargets: OF_CLIENTS,
  },
  paymentPerformed: { needs: ['operationId', 'loadingOrderId'], words: ['amount', 'order'], target: LOAD_ORDER },
  loadingDateEntry: {
    needs: ['operationId', 'loadingOrderId'],
    words: ['date', 'order'],
    target: LOAD_ORDER,
    otherTargets: OF_CLIENTS,
  },
  trackingAlert: { needs: ['operationId', 'loadingOrderId'], words: ['alert', 'plate', 'order'], target: LOAD_ORDER },
  securityAlert: {
    needs: ['operationId', 'loadingOrderId'],
    words: ['alert', 'plate', 'order'],
    target: LOAD_ORDER,
    alwaysInApp: true,
  },
  agroCompletedTask: {
    needs: ['operationId', 'loadingOrderId'],
    words: ['task', 'order'],
    target: AGRO_LOAD_ORDER,
    otherTargets: OF_CLIENTS,
  },
  redirectLoadOrderList: { needs: [], words: ['count'], target: '/loadOrder' },
  opportunityCreated: {
    needs: ['opportunity'],
    words: ['company', 'origin', 'destination'],
    target: '/opportunity/published/show/{opportunity}',
  },
  loadOrderAssignedToCarrier: {
    needs: ['operationId'],
    words: ['order', 'company'],
    target: '/operation/show/{operationId}',
  },
  loadOrderAssignedToTrucker: {
    needs: ['operationId', 'loadingOrderId'],
    words: ['order', 'origin', 'destination'],
    target: LOAD_ORDER,
    otherTargets: [{ when: ['isAgro'], target: AGRO_LOAD_ORDER }],
  },
  truckerValidation: {
    needs: ['truckerId'],
    words: ['name'],
    target: '/carrier/details/{truckerId}',
    otherTargets: [{ when: ['isSpot'], target: '/carrierSpot/details/{truckerId}' }],
  },
  transportUnitValidation: {
    needs: ['transportUnitId'],
    words: ['plate'],
    target: '/transportUnit/details/{transportUnitId}',
    otherTargets: [
      { when: ['isClaim', 'isSemitrailer'], target: '/semitruck?tab=claims' },
      { when: ['isClaim'], target: '/transportUnit?tab=claims' },
      { when: ['isSpot', 'isSemitrailer'], target: '/semitruckSpot/detail/{transportUnitId}' },
      { when: ['isSemitrailer'], target: '/semitruck/detail/{transportUnitId}' },
      { when: ['isSpot'], target: '/transportUnitSpot/details/{transportUnitId}' },
    ],
  },
  companyTransportationUpdate: {
    needs: ['companyTransportationId'],
    words: ['company'],
    target: '/clientTransport/detail/{companyTransportationId}',
  },
} as const satisfies Readonly<Record<string, Kind>>;

export type NotificationType = keyof typeof KINDS;
export const NOTIFICATION_TYPES = Object.keys(KINDS) as [NotificationType, ...NotificationType[]];

export function kindOf(type: NotificationType): Kind {
  return KINDS[type];
}

/** The data a notification of the type cannot do without, and whatever else it may carry. */
export type DataOf<T extends NotificationType> = NotificationData &
  Readonly<Required<Pick<NotificationData, (typeof KINDS)[T]['needs'][number]>>>;

/** What the type's own message is filled with. */
export type WordsOf<T extends NotificationType> = Readonly<Record<(typeof KINDS)[T]['words'][number], string | number>>;
