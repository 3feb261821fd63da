import type { Actor } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type { OrderRecord } from './order.repository.ts';
import { auditOf, type OrderValues } from './order-columns.ts';

type Context = Pick<RequestContext<Actor>, 'trx' | 'actor' | 'caller'>;

interface Change<T> {
  readonly before: T | null;
  readonly after: T | null;
}

export function auditOrder(
  context: Context,
  action: string,
  { id, company_id }: Pick<OrderRecord, 'id' | 'company_id'>,
  change: Change<object>,
): Promise<void> {
  const entry = { action: `loadOrders.${action}`, entity: 'loadOrder', entityId: id, companyId: company_id };
  return audit(context.trx, context, { ...entry, ...change });
}

/** The fields of an order that changed, under their names. */
export function auditFields(
  context: Context,
  action: string,
  order: Pick<OrderRecord, 'id' | 'company_id'>,
  { before, after }: Change<OrderValues>,
): Promise<void> {
  return auditOrder(context, action, order, { before: before && auditOf(before), after: after && auditOf(after) });
}
