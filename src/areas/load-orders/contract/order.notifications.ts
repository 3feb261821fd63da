import { defineNotification } from '#areas/notifications/rules/notification-kind.ts';
import { screens as operationScreens } from '#areas/operations/area.ts';
import { addressOf, patternOf } from '#kernel/screens.ts';
import { screens } from '../area.ts';
import type { OrderKind } from '../rules/order-kind.ts';

const orderId = { loadOrderId: 'loadingOrderId' } as const;
const ORDER = patternOf(screens.order, orderId);
const AGRO_ORDER = patternOf(screens.agroOrder, orderId);

/** `isClient`: sent to the client's own company, which has screens of its own. */
const ABOUT_ORDER = { needs: ['operationId', 'loadingOrderId'], flags: ['isAgro', 'isClient'] } as const;
const OF_CLIENTS = [
  { when: ['isClient', 'isAgro'], target: addressOf(screens.clientAgroOrders) },
  { when: ['isClient'], target: patternOf(screens.clientOrder, orderId) },
] as const;

export const completedTask = defineNotification({
  type: 'completedTask',
  icon: 'checks',
  tone: 'success',
  ...ABOUT_ORDER,
  words: ['task', 'order'],
  target: ORDER,
  otherTargets: OF_CLIENTS,
});

export const agroCompletedTask = defineNotification({
  type: 'agroCompletedTask',
  icon: 'checks',
  tone: 'success',
  ...ABOUT_ORDER,
  words: ['task', 'order'],
  target: AGRO_ORDER,
  otherTargets: OF_CLIENTS,
});

export const taskKindOf = (kind: OrderKind) => (kind === 'agro' ? agroCompletedTask : completedTask);

/** An order that left its operation on the way has no screen to lead to. */
export const loadOrderReassigned = defineNotification({
  type: 'loadOrderReassigned',
  icon: 'clipboard',
  tone: 'neutral',
  needs: ['loadingOrderId'],
  optional: ['operationId'],
  flags: ['isAgro', 'isClient'],
  words: ['order'],
  target: ORDER,
  otherTargets: OF_CLIENTS,
});

export const paymentPerformed = defineNotification({
  type: 'paymentPerformed',
  icon: 'cash',
  tone: 'success',
  ...ABOUT_ORDER,
  words: ['amount', 'order'],
  target: ORDER,
});

export const loadingDateEntry = defineNotification({
  type: 'loadingDateEntry',
  icon: 'calendar',
  tone: 'neutral',
  ...ABOUT_ORDER,
  words: ['date', 'order'],
  target: ORDER,
  otherTargets: OF_CLIENTS,
});

export const redirectLoadOrderList = defineNotification({
  type: 'redirectLoadOrderList',
  icon: 'clipboard',
  tone: 'neutral',
  needs: [],
  words: ['count'],
  target: addressOf(screens.orders),
});

export const loadOrderAssignedToCarrier = defineNotification({
  type: 'loadOrderAssignedToCarrier',
  icon: 'clipboard',
  tone: 'active',
  needs: ['operationId'],
  optional: ['loadingOrderId'],
  flags: ['isAgro', 'isClient'],
  words: ['order', 'company'],
  target: patternOf(operationScreens.operation),
});

export const loadOrderAssignedToTrucker = defineNotification({
  type: 'loadOrderAssignedToTrucker',
  icon: 'clipboard',
  tone: 'active',
  ...ABOUT_ORDER,
  words: ['order', 'origin', 'destination'],
  target: ORDER,
  otherTargets: [{ when: ['isAgro'], target: AGRO_ORDER }],
});

export const notifications = [
  completedTask,
  agroCompletedTask,
  loadOrderReassigned,
  paymentPerformed,
  loadingDateEntry,
  redirectLoadOrderList,
  loadOrderAssignedToCarrier,
  loadOrderAssignedToTrucker,
] as const;
