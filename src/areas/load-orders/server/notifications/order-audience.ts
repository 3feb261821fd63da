import type { DataOf } from '#areas/notifications/rules/notification-kind.ts';
import type { Audience } from '#areas/notifications/server/index.ts';
import type { loadOrderReassigned } from '../../contract/order.notifications.ts';
import { ORDER_RIGHTS } from '../../contract/order.permissions.ts';
import type { OrderSummary } from '../order.events.ts';

type Place = DataOf<typeof loadOrderReassigned>;
type CompanyAudience = Audience & { readonly companyId: string };

/** Some people, and where a click on the notice leads them. */
export type Recipients = CompanyAudience & { readonly data: Place & { readonly operationId: string } };

const placeOf = ({ operationId, orderId, kind }: OrderSummary) => ({
  operationId,
  loadingOrderId: orderId,
  isAgro: kind === 'agro',
});

/**
 * In the order's own company: whoever looks after it; where nobody in particular does, everybody who runs such orders.
 * Who merely reads is left out: drivers read as well.
 */
export function responsibles(order: OrderSummary): Recipients[] {
  const { companyId, responsibleIds, kind } = order;
  const data = placeOf(order);
  if (responsibleIds.length > 0) return [{ companyId, data, userIds: responsibleIds }];
  return [{ companyId, data, permission: ORDER_RIGHTS[kind].write }];
}

/** In the company whose fleet drives, where that is another one. */
export function carriers(order: OrderSummary): Recipients[] {
  const { companyId, fleetCompanyId, carrierCompanyId, kind } = order;
  const carrier = carrierCompanyId ?? fleetCompanyId;
  if (!carrier || carrier === companyId) return [];
  return [{ companyId: carrier, data: placeOf(order), permission: ORDER_RIGHTS[kind].write }];
}

export function driver(order: OrderSummary): Recipients[] {
  const { fleetCompanyId, driverUserId } = order;
  if (!fleetCompanyId || !driverUserId) return [];
  return [{ companyId: fleetCompanyId, data: placeOf(order), userIds: [driverUserId] }];
}

/** In the client's own company, where it is on the platform. */
export function clients(order: OrderSummary): Recipients[] {
  const { clientCompanyId, companyId, kind } = order;
  if (!clientCompanyId || clientCompanyId === companyId) return [];
  const data = { ...placeOf(order), isClient: true };
  return [{ companyId: clientCompanyId, data, permission: ORDER_RIGHTS[kind].client }];
}

/** Whoever no longer has the order does not see it any more: the notice leads nowhere. */
export function withoutOrder(recipients: readonly Recipients[]): (CompanyAudience & { readonly data: Place })[] {
  return recipients.map((recipient) => ({ ...recipient, data: { loadingOrderId: recipient.data.loadingOrderId } }));
}
