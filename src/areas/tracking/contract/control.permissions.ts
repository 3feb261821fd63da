import { ORDER_RIGHTS, WRITE_ANY_ORDER } from '#areas/load-orders/contract/order.permissions.ts';
import type { OrderKind } from '#areas/load-orders/rules/order-kind.ts';
import { holds, namesIn, type PermissionRule } from '#kernel/permission.ts';
import { REVIEW_ALERTS } from './tracking.permissions.ts';

/** Asking a driver, and reporting what went wrong: whoever runs orders, and whoever watches over them. */
export const WATCH_TRIPS: PermissionRule = { anyOf: [...namesIn(WRITE_ANY_ORDER), 'alert-review'] };

export const mayNoteTrip = (held: ReadonlySet<string>, kind: OrderKind): boolean =>
  holds(held, ORDER_RIGHTS[kind].write);

export const mayWatchTrip = (held: ReadonlySet<string>, kind: OrderKind): boolean =>
  mayNoteTrip(held, kind) || holds(held, REVIEW_ALERTS);
