import { findCompany } from '#areas/companies/server/index.ts';
import type { DataOf } from '#areas/notifications/rules/notification-kind.ts';
import type { Audience } from '#areas/notifications/server/index.ts';
import { OPERATION_RIGHTS } from '#areas/operations/contract/operation.permissions.ts';
import type { PermissionRule } from '#kernel/permission.ts';
import type { Trx } from '#platform/db/database.ts';
import type { loadOrderReassigned } from '../../contract/order.notifications.ts';
import { ASSIGN_TRUCKER, DRIVE_ORDERS, ORDER_RIGHTS } from '../../contract/order.permissions.ts';
import type { OrderKind } from '../../rules/order-kind.ts';
import type { OrderSummary } from '../order.events.ts';

type Place = DataOf<typeof loadOrderReassigned>;
type CompanyAudience = Audience & { readonly companyId: string };

/** A group of recipients, and where a click on the notification leads them. */
export type Recipients = CompanyAudience & { readonly data: Place & { readonly operationId: string } };

export const flagsOf = (kind: OrderKind) => ({ isAgro: kind === 'agro', isMultipoint: kind === 'multipoint' });

const placeOf = ({ operationId, orderId, kind }: OrderSummary) => ({
  operationId,
  loadingOrderId: orderId,
  ...flagsOf(kind),
});

/**
 * Recipients in the order's own company: its operator and analyst, or everybody with write permission where it has
 * none. Read permission alone is not enough, because drivers have it too.
 */
export function responsibles(order: OrderSummary): Recipients[] {
  const { companyId, responsibleIds, kind } = order;
  const data = placeOf(order);
  const { read, write } = ORDER_RIGHTS[kind];
  if (responsibleIds.length > 0) return [{ companyId, data, userIds: responsibleIds, permissions: [read] }];
  return [{ companyId, data, permissions: [write] }];
}

/** A transport company reads agro orders and gives them trucks; it writes none. */
const CARRIER_RIGHTS: Readonly<Record<OrderKind, readonly PermissionRule[]>> = {
  normal: [ORDER_RIGHTS.normal.write],
  multipoint: [ORDER_RIGHTS.multipoint.write],
  agro: [ORDER_RIGHTS.agro.read, ASSIGN_TRUCKER],
};

/** Recipients in the company whose fleet drives, if that is another one. */
export function carriers(order: OrderSummary): Recipients[] {
  const { companyId, fleetCompanyId, carrierCompanyId, kind } = order;
  const carrier = carrierCompanyId ?? fleetCompanyId;
  if (!carrier || carrier === companyId) return [];
  return [{ companyId: carrier, data: placeOf(order), permissions: CARRIER_RIGHTS[kind] }];
}

/** Those of them who also read the operation, where an order handed over leads. */
export function carriersOfOperation(order: OrderSummary): Recipients[] {
  const { read } = OPERATION_RIGHTS[order.kind === 'agro' ? 'agro' : 'normal'];
  return carriers(order).map((recipients) => ({ ...recipients, permissions: [...recipients.permissions, read] }));
}

export function driver(order: OrderSummary): Recipients[] {
  const { fleetCompanyId, driverUserId } = order;
  if (!fleetCompanyId || !driverUserId) return [];
  const audience = { userIds: [driverUserId], permissions: [DRIVE_ORDERS] };
  return [{ companyId: fleetCompanyId, data: placeOf(order), ...audience }];
}

/** Recipients in the client's own company, if it is on the platform. */
export function clients(order: OrderSummary): Recipients[] {
  const { clientCompanyId, companyId, kind } = order;
  if (!clientCompanyId || clientCompanyId === companyId) return [];
  const data = { ...placeOf(order), isClient: true };
  return [{ companyId: clientCompanyId, data, permissions: [ORDER_RIGHTS[kind].client] }];
}

/** Of many orders that one transaction names, most are of few companies. */
const companyNames = new WeakMap<Trx, Map<string, Promise<string | undefined>>>();

function companyName(trx: Trx, companyId: string): Promise<string | undefined> {
  const known = companyNames.get(trx) ?? new Map<string, Promise<string | undefined>>();
  companyNames.set(trx, known);
  const name = known.get(companyId) ?? findCompany(trx, companyId).then((company) => company?.company_name);
  known.set(companyId, name);
  return name;
}

/** Two companies may use the same code: people of another company read whose order it is. */
export async function orderNamer(
  trx: Trx,
  { code, companyId }: OrderSummary,
): Promise<(reader: CompanyAudience) => string> {
  const company = await companyName(trx, companyId);
  return (reader) => (reader.companyId === companyId || !company ? code : `${code} (${company})`);
}

/** Recipients who lost the order can no longer open it, so the notification has no link. */
export function withoutOrder(recipients: readonly Recipients[]): (CompanyAudience & { readonly data: Place })[] {
  return recipients.map((recipient) => ({ ...recipient, data: { loadingOrderId: recipient.data.loadingOrderId } }));
}
