import { type Actor, companyOf } from '#platform/actor.ts';
import { auditAll } from '#platform/audit/audit.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { emitMany } from '#platform/jobs/emit-many.ts';
import { orderCreated } from './order.events.ts';
import { createdEntry } from './order-audit.ts';
import { createdSummary } from './order-summary.ts';
import type { NamedOrder } from './parsed-order.ts';

/** The audit and the event of orders that somebody created in the own company, each for all of them at once. */
export async function recordCreated(
  context: Pick<RequestContext<Actor>, 'trx' | 'actor'> & Partial<Pick<RequestContext<Actor>, 'caller'>>,
  orders: readonly NamedOrder[],
): Promise<void> {
  const { trx, actor } = context;
  const companyId = companyOf(actor);
  await Promise.all([
    auditAll(
      trx,
      context,
      orders.map((order) => createdEntry(order, companyId)),
    ),
    emitMany(
      trx,
      orderCreated,
      { companyId, actorId: actor.userId },
      orders.map((order) => ({ order: createdSummary(order, companyId) })),
    ),
  ]);
}
