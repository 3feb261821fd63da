import { ORDER_RIGHTS } from '#areas/load-orders/contract/order.permissions.ts';
import type { ToldOrder } from '#areas/load-orders/server/index.ts';
import type { NotificationData } from '../rules/notification-type.ts';
import type { Audience } from './notify.ts';

type Place = NotificationData & { readonly loadingOrderId: string };
type Told = Audience & { readonly companyId: string };

/** Some people, and where a click on the notice leads them. */
export type Hearers = Told & { readonly data: Place & { readonly operationId: string } };

const placeOf = ({ operationId, orderId, kind }: ToldOrder) => ({
  operationId,
  loadingOrderId: orderId,
  isAgro: kind === 'agro',
});

/**
 * In the order's own company: whoever looks after it; where nobody in particular does, everybody who runs such orders.
 * Who merely reads is left out: drivers read as well.
 */
export function keepers(order: ToldOrder): Hearers[] {
  const { companyId, keeperIds, kind } = order;
  const data = placeOf(order);
  if (keeperIds.length > 0) return [{ companyId, data, userIds: keeperIds }];
  return [{ companyId, data, permission: ORDER_RIGHTS[kind].write }];
}

/** In the company whose fleet drives, where that is another one. */
export function carriers(order: ToldOrder): Hearers[] {
  const { companyId, fleetCompanyId, carrierCompanyId, kind } = order;
  const carrier = carrierCompanyId ?? fleetCompanyId;
  if (!carrier || carrier === companyId) return [];
  return [{ companyId: carrier, data: placeOf(order), permission: ORDER_RIGHTS[kind].write }];
}

export function driver(order: ToldOrder): Hearers[] {
  const { fleetCompanyId, driverUserId } = order;
  if (!fleetCompanyId || !driverUserId) return [];
  return [{ companyId: fleetCompanyId, data: placeOf(order), userIds: [driverUserId] }];
}

/** In the client's own company, where it is on the platform. */
export function clients(order: ToldOrder): Hearers[] {
  const { clientCompanyId, companyId, kind } = order;
  if (!clientCompanyId || clientCompanyId === companyId) return [];
  const data = { ...placeOf(order), isClient: true };
  return [{ companyId: clientCompanyId, data, permission: ORDER_RIGHTS[kind].client }];
}

/** Whoever no longer has the order does not see it any more: the notice leads nowhere. */
export function withoutOrder(hearers: readonly Hearers[]): (Told & { readonly data: Place })[] {
  return hearers.map((told) => ({ ...told, data: { loadingOrderId: told.data.loadingOrderId } }));
}
