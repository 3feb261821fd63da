import { defineNotification } from '#areas/notifications/rules/notification-kind.ts';
import { screens as operationScreens } from '#areas/operations/area.ts';
import { screens as tracking } from '#areas/tracking/area.ts';
import { screens as trips } from '#areas/trips/area.ts';
import { addressOf, patternOf } from '#kernel/screens.ts';
import { screens } from '../area.ts';
import type { OrderKind } from '../rules/order-kind.ts';

const orderId = { loadOrderId: 'loadingOrderId' } as const;

/** `isClient`: sent to the client's own company, which has screens of its own. */
const FLAGS = ['isAgro', 'isMultipoint', 'isClient'] as const;

/** Leads to the screen of the order that opens for its recipient. */
const TO_ORDER = {
  flags: FLAGS,
  target: patternOf(screens.order, orderId),
  otherTargets: [
    { when: ['isClient', 'isAgro'], target: patternOf(screens.clientAgroOrder, orderId) },
    { when: ['isClient'], target: patternOf(screens.clientOrder, orderId) },
    { when: ['isAgro'], target: patternOf(screens.agroOrder, orderId) },
    { when: ['isMultipoint'], target: patternOf(screens.multipointOrder, orderId) },
  ],
} as const;

export const ABOUT_ORDER = { ...TO_ORDER, needs: ['operationId', 'loadingOrderId'] } as const;
/** Without the operation it leads nowhere: its recipient has lost the order. */
const ABOUT_LOST_ORDER = { ...TO_ORDER, needs: ['loadingOrderId'], optional: ['operationId'] } as const;

/** The alert itself, opened beside the others; only the data for those who may open it names the alert. */
export const TO_ALERT = { when: [], target: `${patternOf(tracking.operativeControl)}?alert={alertId}` } as const;

/** `isDriver`: sent to the driver, who acts on the page of the trip. */
export const ABOUT_ALERT = {
  ...ABOUT_ORDER,
  optional: ['alertId'],
  flags: [...FLAGS, 'isDriver'],
  otherTargets: [TO_ALERT, { when: ['isDriver'], target: patternOf(trips.myTrip, orderId) }, ...TO_ORDER.otherTargets],
} as const;

export const completedTask = defineNotification({
  type: 'completedTask',
  icon: 'checks',
  tone: 'success',
  ...ABOUT_ORDER,
  words: ['task', 'order'],
});

export const agroCompletedTask = defineNotification({
  type: 'agroCompletedTask',
  icon: 'checks',
  tone: 'success',
  ...ABOUT_ORDER,
  words: ['task', 'order'],
  target: patternOf(screens.agroOrder, orderId),
});

export const taskKindOf = (kind: OrderKind) => (kind === 'agro' ? agroCompletedTask : completedTask);

export const loadOrderFinished = defineNotification({
  type: 'loadOrderFinished',
  icon: 'package',
  tone: 'success',
  ...ABOUT_ORDER,
  words: ['order'],
});

export const loadOrderReassigned = defineNotification({
  type: 'loadOrderReassigned',
  icon: 'clipboard',
  tone: 'neutral',
  ...ABOUT_LOST_ORDER,
  words: ['order'],
});

/** Taken from its driver or its carrier, or left without a truck. */
export const loadOrderWithdrawn = defineNotification({
  type: 'loadOrderWithdrawn',
  icon: 'clipboard',
  tone: 'warning',
  ...ABOUT_LOST_ORDER,
  words: ['order'],
});

export const loadOrderCancelled = defineNotification({
  type: 'loadOrderCancelled',
  icon: 'clipboard',
  tone: 'danger',
  ...ABOUT_ORDER,
  words: ['order', 'reason'],
});

export const paymentPerformed = defineNotification({
  type: 'paymentPerformed',
  icon: 'cash',
  tone: 'success',
  ...ABOUT_ORDER,
  words: ['amount', 'order'],
});

/** Documents of the delivery are wrong or missing: they have to be sent again. */
export const documentsReturned = defineNotification({
  type: 'documentsReturned',
  icon: 'clipboard',
  tone: 'warning',
  ...ABOUT_ORDER,
  words: ['order', 'reason'],
});

export const documentsSentAgain = defineNotification({
  type: 'documentsSentAgain',
  icon: 'clipboard',
  tone: 'info',
  ...ABOUT_ORDER,
  words: ['order'],
});

export const loadingDateEntry = defineNotification({
  type: 'loadingDateEntry',
  icon: 'calendar',
  tone: 'neutral',
  ...ABOUT_ORDER,
  words: ['date', 'order'],
});

/** The client confirmed or proposed a date, or asks for another driver. */
export const clientRequest = defineNotification({
  type: 'clientRequest',
  icon: 'person',
  tone: 'info',
  ...ABOUT_ORDER,
  words: ['order'],
});

export const redirectLoadOrderList = defineNotification({
  type: 'redirectLoadOrderList',
  icon: 'clipboard',
  tone: 'neutral',
  needs: [],
  flags: FLAGS,
  words: ['count'],
  target: addressOf(screens.orders),
  otherTargets: [
    { when: ['isAgro'], target: addressOf(screens.agroOrders) },
    { when: ['isMultipoint'], target: addressOf(screens.multipointOrders) },
  ],
});

export const loadOrderAssignedToCarrier = defineNotification({
  type: 'loadOrderAssignedToCarrier',
  icon: 'clipboard',
  tone: 'active',
  needs: ['operationId'],
  optional: ['loadingOrderId'],
  flags: FLAGS,
  words: ['order', 'company'],
  target: patternOf(operationScreens.operation),
  otherTargets: [{ when: ['isAgro'], target: patternOf(operationScreens.agroOperation) }],
});

export const loadOrderAssignedToTrucker = defineNotification({
  type: 'loadOrderAssignedToTrucker',
  icon: 'clipboard',
  tone: 'active',
  ...ABOUT_ORDER,
  words: ['order', 'origin', 'destination'],
});

/** The driver takes the trip. */
export const tripAccepted = defineNotification({
  type: 'tripAccepted',
  icon: 'checks',
  tone: 'active',
  ...ABOUT_ORDER,
  words: ['order', 'driver'],
});

/** Something is wrong with the truck or its ticket; areas above send it. */
export const securityAlert = defineNotification({
  type: 'securityAlert',
  icon: 'alert',
  tone: 'danger',
  ...ABOUT_ALERT,
  words: ['alert', 'plate', 'order'],
  alwaysInApp: true,
  urgent: true,
});

export const notifications = [
  completedTask,
  agroCompletedTask,
  loadOrderFinished,
  loadOrderReassigned,
  loadOrderWithdrawn,
  loadOrderCancelled,
  paymentPerformed,
  documentsReturned,
  documentsSentAgain,
  loadingDateEntry,
  clientRequest,
  redirectLoadOrderList,
  loadOrderAssignedToCarrier,
  loadOrderAssignedToTrucker,
  tripAccepted,
  securityAlert,
] as const;
