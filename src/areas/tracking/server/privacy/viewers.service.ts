import { orderErrors } from '#areas/load-orders/contract/order.errors.ts';
import { accountOfDriver, findOrder, readAccessible } from '#areas/load-orders/server/index.ts';
import { type LinkContext, tripPage } from '#areas/sharing/server/index.ts';
import { requestErrors } from '#kernel/errors.ts';
import type { Actor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { viewersOf } from './viewers.repository.ts';

type Context = RequestContext<Actor>;

export async function readMine(context: Context, id: string) {
  const order = await findOrder(context.trx, id);
  if ((await accountOfDriver(context.trx, order)) !== context.actor.userId) throw orderErrors.notFound();
  return { viewers: await viewersOf(context.trx, id) };
}

export async function readLinked(context: LinkContext, alias: string) {
  const link = await tripPage.open(context, alias);
  return { viewers: await viewersOf(context.trx, link.order_id) };
}

/** The company whose order it is answers for it, and the one whose driver it is. */
export async function readOfOrder(context: Context, id: string) {
  const { side } = await readAccessible(context, id);
  if (side !== 'own' && side !== 'carrier') throw requestErrors.forbidden();
  return { viewers: await viewersOf(context.trx, id) };
}
