import { orderErrors } from '#areas/load-orders/contract/order.errors.ts';
import { ORDER_RIGHTS } from '#areas/load-orders/contract/order.permissions.ts';
import type { OrderKind } from '#areas/load-orders/rules/order-kind.ts';
import { findOrder } from '#areas/load-orders/server/index.ts';
import { OPERATION_RIGHTS } from '#areas/operations/contract/operation.permissions.ts';
import { linkErrors } from '#areas/sharing/contract/public-link.errors.ts';
import type { LinkSubject } from '#areas/sharing/rules/public-link.ts';
import { requestErrors } from '#kernel/errors.ts';
import { type Actor, companyOf, requirePermission } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type { LinkSubjectIds } from './link.repository.ts';
import { findSharedClient, findSharedOperation } from './link-subject.repository.ts';

export interface NamedSubject {
  readonly loadingOrderId?: string | null | undefined;
  readonly operationId?: string | null | undefined;
  readonly clientId?: string | null | undefined;
}

export interface SharedSubject extends LinkSubjectIds {
  readonly subject: LinkSubject;
  readonly kind: OrderKind | null;
  /** Its driver, once assigned. */
  readonly driverId: string | null;
}

const NONE = { order_id: null, operation_id: null, client_id: null } as const;

/** The record to share: it belongs to the company, and the sharer may change it. */
export async function requireSubject(context: RequestContext<Actor>, named: NamedSubject): Promise<SharedSubject> {
  const { loadingOrderId, operationId, clientId } = named;
  if ([loadingOrderId, operationId, clientId].filter(Boolean).length > 1) throw linkErrors.linkSubject();
  if (loadingOrderId) return requireOrder(context, loadingOrderId);
  if (operationId) return requireOperation(context, operationId);
  if (clientId) return requireClient(context, clientId);
  requirePermission(context.actor, ORDER_RIGHTS.agro.write);
  return { ...NONE, subject: 'company', kind: null, driverId: null };
}

async function requireOrder({ trx, actor }: RequestContext<Actor>, id: string): Promise<SharedSubject> {
  const order = await findOrder(trx, id);
  if (order.company_id !== companyOf(actor)) throw orderErrors.notFound();
  requirePermission(actor, ORDER_RIGHTS[order.kind].write);
  return { ...NONE, order_id: id, subject: 'order', kind: order.kind, driverId: order.driver_id };
}

async function requireOperation({ trx, actor }: RequestContext<Actor>, id: string): Promise<SharedSubject> {
  const operation = await findSharedOperation(trx, companyOf(actor), id);
  if (!operation) throw requestErrors.notFound();
  requirePermission(actor, OPERATION_RIGHTS[operation.kind].write);
  return { ...NONE, operation_id: id, subject: 'operation', kind: operation.kind, driverId: null };
}

async function requireClient({ trx, actor }: RequestContext<Actor>, id: string): Promise<SharedSubject> {
  requirePermission(actor, ORDER_RIGHTS.normal.write);
  if (!(await findSharedClient(trx, companyOf(actor), id))) throw requestErrors.notFound();
  return { ...NONE, client_id: id, subject: 'client', kind: null, driverId: null };
}
