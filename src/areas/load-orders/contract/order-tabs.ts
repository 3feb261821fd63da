import type { ListTabs } from '#kernel/list-definition.ts';
import type { OrderStatusName } from '../rules/order-status.ts';

const states = (...names: readonly OrderStatusName[]) => ({ statuses: names.join() });

const OPEN = {
  all: {},
  toAssign: states('programmed'),
  assigned: states('assigned'),
  onTheRoad: states('inProgress'),
  late: { late: 'true' },
  today: { today: 'true' },
} as const;

/** Each tab is a filter of the list, so that its number is exactly what the list shows. */
export const ORDER_TABS = {
  ...OPEN,
  delivered: states('finished'),
  toPay: states('toPay'),
} as const satisfies ListTabs;

/** For a client an order is over with its delivery: what is paid to the carrier is the company's own matter. */
export const CLIENT_TABS = { ...OPEN, delivered: states('finished', 'toPay', 'paid') } as const satisfies ListTabs;
