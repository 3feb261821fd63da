import { type AuditContext, type AuditedAction, audit } from '#platform/audit/audit.ts';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';
import type { OrderRecord } from './order.repository.ts';
import { auditOf, type OrderValues } from './order-columns.ts';

type Context = AuditContext & { readonly trx: Trx };

interface CreatedOrder {
  readonly id: string;
  readonly values: OrderValues;
}

interface Change<T> {
  readonly before: T | null;
  readonly after: T | null;
}

/** Written to the audit of the order's company, even if a carrier, its driver or the holder of a link acts. */
export async function auditOrder(
  context: Context,
  action: string,
  { id, company_id: companyId }: Pick<OrderRecord, 'id' | 'company_id'>,
  change: Change<object>,
): Promise<void> {
  const entry = { action: `loadOrders.${action}`, entity: 'loadOrder', entityId: id, companyId, ...change };
  const write = () => audit(context.trx, context, entry);
  await (context.actor?.companyId === companyId ? write() : withPlatformScope(context.trx, write));
}

/** A created order with all its fields, for the audit of its own company. */
export function createdEntry({ id, values }: CreatedOrder, companyId: string): AuditedAction {
  return { action: 'loadOrders.create', entity: 'loadOrder', entityId: id, companyId, after: auditOf(values) };
}

/** The changed fields of an order, by name. */
export function auditFields(
  context: Context,
  action: string,
  order: Pick<OrderRecord, 'id' | 'company_id'>,
  { before, after }: Change<OrderValues>,
): Promise<void> {
  return auditOrder(context, action, order, { before: before && auditOf(before), after: after && auditOf(after) });
}
