import type { DataOf } from '#areas/notifications/rules/notification-kind.ts';
import type { Audience } from '#areas/notifications/server/index.ts';
import type { loadOrderReassigned } from '../../contract/order.notifications.ts';
import { ORDER_RIGHTS } from '../../contract/order.permissions.ts';
import type { OrderSummary } from '../order.events.ts';

type Place = DataOf<typeof loadOrderReassigned>;
type CompanyAudience = Audience & { readonly companyId: string };

/** A group of recipients, and where a click on the notification leads them. */
export type Recipients = CompanyAudience & { readonly data: Place & { readonly operationId: string } };

const placeOf = ({ operationId, orderId, kind }: OrderSummary) => ({
  operationId,
  loadingOrderId: orderId,
  isAgro: kind === 'agro',
});

/**
 * Recipients in the order's own company: its operator and analyst, or everybody with write permission where it has
 * none. Read permission is not enough, because drivers have it too.
 */
export function responsibles(order: OrderSummary): Recipients[] {
  const { companyId, responsibleIds, kind } = order;
  const data = placeOf(order);
  if (responsibleIds.length > 0) return [{ companyId, data, userIds: responsibleIds }];
  return [{ companyId, data, permission: ORDER_RIGHTS[kind].write }];
}

/** Recipients in the company whose fleet drives, if that is another one. */
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

/** Recipients in the client's own company, if it is on the platform. */
export function clients(order: OrderSummary): Recipients[] {
  const { clientCompanyId, companyId, kind } = order;
  if (!clientCompanyId || clientCompanyId === companyId) return [];
  const data = { ...placeOf(order), isClient: true };
  return [{ companyId: clientCompanyId, data, permission: ORDER_RIGHTS[kind].client }];
}

/** Recipients who lost the order can no longer open it, so the notification has no link. */
export function withoutOrder(recipients: readonly Recipients[]): (CompanyAudience & { readonly data: Place })[] {
  return recipients.map((recipient) => ({ ...recipient, data: { loadingOrderId: recipient.data.loadingOrderId } }));
}
