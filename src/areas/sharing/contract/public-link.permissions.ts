import { ORDER_RIGHTS } from '#areas/load-orders/contract/order.permissions.ts';
import { OPERATION_RIGHTS } from '#areas/operations/contract/operation.permissions.ts';
import { namesIn, type PermissionRule } from '#kernel/permission.ts';

/** Whoever may change some order or operation may share it; which one, the service asks again. */
export const SHARE_ORDERS: PermissionRule = {
  anyOf: [
    ...new Set(
      [...Object.values(ORDER_RIGHTS), ...Object.values(OPERATION_RIGHTS)].flatMap(({ write }) => [...namesIn(write)]),
    ),
  ],
};
