import { findOrder, lockOrder, type OrderRecord } from '#areas/load-orders/server/index.ts';
import {
  type LinkContext,
  type OpeningContext,
  type OrderLink,
  recordLinkedFiles,
  tripPage,
} from '#areas/sharing/server/index.ts';
import type { LocationAnswer, reportLinkedTrouble, reportTrouble } from '#areas/trips/contract/driver-report.calls.ts';
import { lockDriven } from '#areas/trips/server/index.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { StoredFile } from '#platform/files/stored-file.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { answer } from './location.service.ts';
import { ownPhotos } from './own-photos.ts';
import type { Reporter } from './reporter.ts';
import { findSent } from './trouble.repository.ts';
import { report } from './trouble.service.ts';

type Context = RequestContext<Actor>;
type AccountTrouble = ParsedInput<typeof reportTrouble>['body'];
type LinkedTrouble = ParsedInput<typeof reportLinkedTrouble>['body'];

const accountOf = (actor: Actor): Reporter => ({ companyId: companyOf(actor), userId: actor.userId, byName: null });

const holderOf = (link: OrderLink, order: OrderRecord): Reporter => ({
  companyId: link.company_id,
  userId: null,
  byName: order.driver_name ?? link.recipient,
});

async function lockLinked(context: LinkContext, alias: string) {
  const link = await tripPage.open(context, alias);
  return { link, order: await lockOrder(context.trx, link.order_id) };
}

export async function answerAsked(context: Context, id: string, given: LocationAnswer) {
  return answer(context, await lockDriven(context, id), accountOf(context.actor), given);
}

export async function answerLinked(context: LinkContext, alias: string, given: LocationAnswer) {
  const { link, order } = await lockLinked(context, alias);
  return answer(context, order, holderOf(link, order), given);
}

export async function reportOwn(context: Context, id: string, { files, ...trouble }: AccountTrouble) {
  const order = await lockDriven(context, id);
  const photos = await ownPhotos(context, files, 'files');
  return { reportId: await report(context, order, accountOf(context.actor), { ...trouble, photos, byDriver: true }) };
}

/** The company that gets the photos, and whether they came before. */
export async function admitLinked(context: OpeningContext, alias: string, { clientKey }: LinkedTrouble) {
  const link = await tripPage.open(context, alias);
  const order = await findOrder(context.trx, link.order_id);
  return { companyId: link.company_id, isRepeated: (await findSent(context.trx, order.id, clientKey)) !== undefined };
}

export async function reportLinked(
  context: LinkContext,
  alias: string,
  { files: _, ...trouble }: LinkedTrouble,
  prepared: readonly StoredFile[],
) {
  const { link, order } = await lockLinked(context, alias);
  const photos = await recordLinkedFiles(context, prepared);
  return { reportId: await report(context, order, holderOf(link, order), { ...trouble, photos, byDriver: true }) };
}
