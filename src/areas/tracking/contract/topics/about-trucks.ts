import { DRIVE_ORDERS, ORDER_RIGHTS } from '#areas/load-orders/contract/order.permissions.ts';
import { ORDER_KINDS } from '#areas/load-orders/rules/order-kind.ts';
import type { PermissionRule } from '#kernel/permission.ts';
import type { TopicReaders } from '#kernel/topics.ts';
import { SEE_MAP } from '../tracking.permissions.ts';

/** Rights of orders are one name, or any of some. */
const onTheMap = (rule: PermissionRule): PermissionRule => {
  if (typeof rule !== 'string' && !('anyOf' in rule)) throw new Error('a right of orders is a name or any of some');
  return { allOf: [SEE_MAP, rule] };
};

/** What happens on trips, by the kind of the order; and to trucks without one, for whoever sees the map. */
export const ABOUT_TRUCKS: Readonly<Record<string, TopicReaders>> = {
  company: { holders: SEE_MAP },
  ...Object.fromEntries(
    ORDER_KINDS.map((kind) => {
      const { read, write } = ORDER_RIGHTS[kind];
      return [kind, { holders: onTheMap(write), exceptDrivers: onTheMap(read), named: onTheMap(DRIVE_ORDERS) }];
    }),
  ),
};
