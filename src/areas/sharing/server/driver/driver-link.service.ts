import { findOrder, lockOrder, type OrderRecord, takeAgain } from '#areas/load-orders/server/index.ts';
import type { TaskRole } from '#areas/operations/rules/stage.ts';
import { linkErrors } from '#areas/sharing/contract/public-link.errors.ts';
import type {
  performLinkedTask as performCall,
  sendLinkedDocumentsAgain as sendAgainCall,
} from '#areas/trips/contract/driver-trip.calls.ts';
import type { TaskPosition } from '#areas/trips/contract/order-task.calls.ts';
import type { Consent, SharedPositions } from '#areas/trips/contract/trip-position.calls.ts';
import {
  addPosition,
  agree,
  close,
  consentTo,
  doTask,
  findTasks,
  presentTrip,
  share,
} from '#areas/trips/server/index.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import type { StoredFile } from '#platform/files/stored-file.ts';
import type { LinkPage } from '../links/follow-link.ts';
import { countAccess } from '../links/link.repository.ts';
import { recordLinkedFiles } from '../links/linked-files.ts';
import { type LinkContext, type OpeningContext, type OrderLink, openOrderLink } from '../links/open-link.ts';

type Doneness = ParsedInput<typeof performCall>['body'];

/** Includes the client's tasks, because the recipient of the load signs on the driver's phone. */
const may = (by: TaskRole) => by === 'driver' || by === 'client';

interface Opened {
  readonly link: OrderLink;
  readonly order: OrderRecord;
}

/** A personal link is valid while this driver has the trip. */
async function openTrip(context: OpeningContext, alias: string, find: typeof findOrder): Promise<Opened> {
  const link = await openOrderLink(context, alias, 'driver');
  const order = await find(context.trx, link.order_id);
  if (order.driver_id !== link.driver_id) throw linkErrors.linkInvalid();
  return { link, order };
}

export const tripPage: LinkPage<OrderLink> = {
  open: async (context, alias) => (await openTrip(context, alias, findOrder)).link,
  show: async (context, link) => view(context, { link, order: await findOrder(context.trx, link.order_id) }),
};

const view = async (context: OpeningContext, { link, order }: Opened) => ({
  trip: await presentTrip(context, order, { language: link.language, may }),
});

const whoDrives = ({ link, order }: Opened) => ({
  companyId: link.company_id,
  userId: null,
  byName: order.driver_name ?? link.recipient,
});

export async function readLinkedTrip(context: LinkContext, alias: string, isAgain: boolean) {
  const opened = await openTrip(context, alias, findOrder);
  if (!isAgain) await countAccess(context.trx, opened.link.id, context.now);
  return view(context, opened);
}

export async function acceptLinkedTrip(context: LinkContext, alias: string, at: string | undefined) {
  const opened = await openTrip(context, alias, lockOrder);
  await agree(context, opened.order, whoDrives(opened), at);
  return view(context, { ...opened, order: await findOrder(context.trx, opened.order.id) });
}

export async function consentToLinkedSharing(context: LinkContext, alias: string, consent: Consent) {
  const opened = await openTrip(context, alias, lockOrder);
  await consentTo(context, opened.order, whoDrives(opened), consent);
  return view(context, { ...opened, order: await findOrder(context.trx, opened.order.id) });
}

/** The company that gets the pictures of a task, and whether this request was performed before. */
export async function admitLinkedTask(context: OpeningContext, alias: string, taskId: string, done: Doneness) {
  const opened = await openTrip(context, alias, findOrder);
  return { companyId: opened.link.company_id, isRepeated: await isRepeated(context, opened, taskId, done) };
}

export async function performLinkedTask(
  context: LinkContext,
  alias: string,
  taskId: string,
  done: Doneness,
  prepared: readonly StoredFile[],
) {
  const opened = await openTrip(context, alias, lockOrder);
  if (await isRepeated(context, opened, taskId, done)) return view(context, opened);
  const files = await recordLinkedFiles(context, prepared);
  const performer = { ...whoDrives(opened), may };
  const order = await doTask(context, opened.order, taskId, { ...done, files }, performer);
  return view(context, { ...opened, order });
}

async function isRepeated(
  { trx }: Pick<LinkContext, 'trx'>,
  { order }: Opened,
  taskId: string,
  { clientKey }: Doneness,
) {
  const task = (await findTasks(trx, order)).find(({ id }) => id === taskId);
  return clientKey !== undefined && task?.client_key === clientKey;
}

/** The company that gets the documents; sent twice, the second request finds that nothing waits any more. */
export async function admitAgain(context: OpeningContext, alias: string) {
  return { companyId: (await openTrip(context, alias, findOrder)).link.company_id, isRepeated: false };
}

export async function sendLinkedAgain(
  context: LinkContext,
  alias: string,
  { note }: Pick<ParsedInput<typeof sendAgainCall>['body'], 'note'>,
  prepared: readonly StoredFile[],
) {
  const opened = await openTrip(context, alias, lockOrder);
  const files = await recordLinkedFiles(context, prepared);
  const documents = files.map(({ fileId, name }) => ({ fileId, name, type: 'OtherDocuments' as const }));
  await takeAgain(context.trx, opened.order, { sender: whoDrives(opened), documents, note });
  return view(context, { ...opened, order: await findOrder(context.trx, opened.order.id) });
}

export async function shareLinkedPositions(context: LinkContext, alias: string, { positions }: SharedPositions) {
  const { order } = await openTrip(context, alias, lockOrder);
  return { received: await share(context, order, positions) };
}

export async function addLinkedTaskPosition(context: LinkContext, alias: string, taskId: string, found: TaskPosition) {
  const { order } = await openTrip(context, alias, lockOrder);
  return { added: await addPosition(context.trx, order, taskId, found) };
}

export async function closeLinkedTrip(context: LinkContext, alias: string, at: string | undefined) {
  const opened = await openTrip(context, alias, lockOrder);
  return view(context, { ...opened, order: await close(context, opened.order, whoDrives(opened), at) });
}
