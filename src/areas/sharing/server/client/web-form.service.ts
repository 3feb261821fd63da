import {
  findOrder,
  insertEvents,
  lockOrder,
  type OrderRecord,
  orderSummary,
  presentDates,
  wrongStatus,
} from '#areas/load-orders/server/index.ts';
import { linkErrors } from '#areas/sharing/contract/public-link.errors.ts';
import type { proposeSchedule, requestReassignment } from '#areas/sharing/contract/web-form.calls.ts';
import { proposalProblems, takesRequests } from '#areas/sharing/rules/client-request.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import type { Trx } from '#platform/db/database.ts';
import { emit } from '#platform/jobs/events.ts';
import { runListeners } from '#platform/listeners.ts';
import { createAlias, hashOf, isHashOf } from '../links/alias.ts';
import type { LinkPage } from '../links/follow-link.ts';
import { countAccess, exchangeSecret } from '../links/link.repository.ts';
import { type LinkContext, type OpeningContext, type OrderLink, openOrderLink } from '../links/open-link.ts';
import { clientRequested } from './client-request.event.ts';
import { insertRequest, listRequests, withdrawRequest } from './client-request.repository.ts';
import { truckNamed } from './web-form.hooks.ts';
import { presentForm } from './web-form.presenter.ts';
import { type FormEntry, type FormEvent, listFormEntries } from './web-form.repository.ts';

const COOKIE = 'tropeiro.form';

/** Only the first person to open the address gets the form; the token works once. */
export async function exchangeToken(context: LinkContext, alias: string, token: string) {
  const { trx, now, reply } = context;
  const link = await openOrderLink(context, alias, 'webForm');
  const secret = createAlias();
  const isMine = await exchangeSecret(trx, link.id, { from: hashOf(token), to: hashOf(secret), at: now });
  if (!isMine) throw linkErrors.linkInvalid();
  reply.setCookie(COOKIE, secret, {
    path: `/api/client-view/web-form/${alias}`,
    maxAgeSeconds: Math.floor((link.expires_at.getTime() - now.getTime()) / 1000),
  });
  return { exchanged: true as const };
}

/** The alias identifies the order, the cookie proves the permission. */
export async function openForm(context: OpeningContext, alias: string): Promise<OrderLink> {
  const link = await openOrderLink(context, alias, 'webForm');
  const cookie = context.caller.cookies[COOKIE];
  const isHolder = cookie && link.exchanged_at && link.secret_hash && isHashOf(cookie, link.secret_hash);
  if (!isHolder) throw linkErrors.linkInvalid();
  return link;
}

export const formPage: LinkPage<OrderLink> = {
  open: openForm,
  show: async ({ trx }, link) => presentForm(trx, link, await findOrder(trx, link.order_id)),
};

export async function readForm(context: LinkContext, alias: string, isAgain: boolean) {
  const link = await openForm(context, alias);
  if (!isAgain) await countAccess(context.trx, link.id, context.now);
  return presentForm(context.trx, link, await findOrder(context.trx, link.order_id));
}

export async function propose(context: LinkContext, alias: string, form: ParsedInput<typeof proposeSchedule>['body']) {
  const { link, order } = await openForWriting(context, alias);
  const wanted = { loadingDate: form.loadingDate, loadingHour: form.loadingHour ?? null };
  const isSame =
    order.loading_date === wanted.loadingDate && (order.loading_hour?.slice(0, 5) ?? null) === wanted.loadingHour;
  const fields = isSame ? {} : proposalProblems(wanted, presentDates(order));
  if (Object.keys(fields).length > 0) throw requestErrors.invalid({ fields });
  const isNew = await write(context, { link, order }, isSame ? 'scheduleConfirmed' : 'scheduleProposed', form, wanted);
  if (isNew) {
    await withdrawRequest(context.trx, link, 'schedule');
    const { name: asked_by, comment } = form;
    const date = { loading_date: wanted.loadingDate, loading_hour: wanted.loadingHour };
    if (!isSame) await insertRequest(context.trx, link, { kind: 'schedule', asked_by, comment, ...date });
  }
  return presentForm(context.trx, link, order);
}

export async function requestOther(
  context: LinkContext,
  alias: string,
  form: ParsedInput<typeof requestReassignment>['body'],
) {
  const { link, order } = await openForWriting(context, alias);
  const { name: asked_by, comment, driver, plate } = form;
  if (await write(context, { link, order }, 'reassignmentRequested', form, { driver, plate })) {
    await withdrawRequest(context.trx, link, 'reassignment');
    await insertRequest(context.trx, link, { kind: 'reassignment', asked_by, comment, driver, plate });
    if (plate || driver) await runListeners(context, truckNamed, { orderId: order.id, plate, driver });
  }
  return presentForm(context.trx, link, order);
}

interface Opened {
  readonly link: OrderLink;
  readonly order: OrderRecord;
}

async function openForWriting(context: LinkContext, alias: string): Promise<Opened> {
  const link = await openForm(context, alias);
  const order = await lockOrder(context.trx, link.order_id);
  if (!takesRequests(order.status)) throw wrongStatus(order);
  return { link, order };
}

interface Said {
  readonly name: string;
  readonly comment: string | null;
}

/** Whether it is new: a repeated entry, for example by a double click, is stored once. */
async function write(
  { trx }: LinkContext,
  { link, order }: Opened,
  type: FormEvent,
  { name, comment }: Said,
  details: FormEntry['details'],
): Promise<boolean> {
  const [last] = await listFormEntries(trx, link);
  const said = JSON.stringify([type, comment, Object.entries(details)]);
  const before =
    last && JSON.stringify([last.type, last.reason, Object.keys(details).map((key) => [key, last.details[key]])]);
  if (said === before && (type === 'scheduleConfirmed' || (await isPending(trx, order, type)))) return false;
  const { company_id: companyId, order_id: orderId } = link;
  await insertEvents(trx, [{ companyId, orderId, type, byName: name, reason: comment, details }]);
  await emit(
    trx,
    clientRequested,
    { companyId, actorId: null },
    { order: await orderSummary(trx, order), ask: type, loadingDate: details.loadingDate ?? null },
  );
  return true;
}

/** After a refusal the client may ask for the same once more. */
async function isPending(trx: Trx, order: OrderRecord, type: FormEvent): Promise<boolean> {
  const wanted = type === 'reassignmentRequested' ? 'reassignment' : 'schedule';
  return (await listRequests(trx, order)).some(({ kind, state }) => kind === wanted && state === 'pending');
}
