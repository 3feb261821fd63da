import { orderErrors } from '#areas/load-orders/contract/order.errors.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import {
  findOrder,
  findPublicCompany,
  insertEvents,
  lockOrder,
  type OrderRecord,
  orderSummary,
  presentDates,
  presentPublicCompany,
} from '#areas/load-orders/server/index.ts';
import { linkErrors } from '#areas/sharing/contract/public-link.errors.ts';
import type { proposeSchedule, requestReassignment, WebForm } from '#areas/sharing/contract/web-form.calls.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { emit } from '#platform/jobs/events.ts';
import { createAlias, hashOf, isHashOf } from '../links/alias.ts';
import { countAccess, exchangeSecret } from '../links/link.repository.ts';
import { type LinkContext, type OrderLink, openOrderLink } from '../links/open-link.ts';
import { clientRequested } from './client-request.event.ts';
import { presentPlace } from './client-view.presenter.ts';
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
async function openForm(context: LinkContext, alias: string): Promise<OrderLink> {
  const link = await openOrderLink(context, alias, 'webForm');
  const cookie = context.caller.cookies[COOKIE];
  const isHolder = cookie && link.exchanged_at && link.secret_hash && isHashOf(cookie, link.secret_hash);
  if (!isHolder) throw linkErrors.linkInvalid();
  return link;
}

export async function readForm(context: LinkContext, alias: string) {
  const link = await openForm(context, alias);
  await countAccess(context.trx, link.id, context.now);
  return view(context, link, await findOrder(context.trx, link.order_id));
}

export async function propose(context: LinkContext, alias: string, form: ParsedInput<typeof proposeSchedule>['body']) {
  const { link, order } = await openForWriting(context, alias);
  const wanted = { loadingDate: form.loadingDate, loadingHour: form.loadingHour ?? null };
  const isSame =
    order.loading_date === wanted.loadingDate && (order.loading_hour?.slice(0, 5) ?? null) === wanted.loadingHour;
  await write(context, { link, order }, isSame ? 'scheduleConfirmed' : 'scheduleProposed', form, wanted);
  return view(context, link, order);
}

export async function requestOther(
  context: LinkContext,
  alias: string,
  form: ParsedInput<typeof requestReassignment>['body'],
) {
  const { link, order } = await openForWriting(context, alias);
  await write(context, { link, order }, 'reassignmentRequested', form, { driver: form.driver, plate: form.plate });
  return view(context, link, order);
}

interface Opened {
  readonly link: OrderLink;
  readonly order: OrderRecord;
}

async function openForWriting(context: LinkContext, alias: string): Promise<Opened> {
  const link = await openForm(context, alias);
  const order = await lockOrder(context.trx, link.order_id);
  if (!takesProposals(order)) throw orderErrors.wrongStatus();
  return { link, order };
}

/** After the truck has left, there is nothing to propose any more. */
const takesProposals = ({ status }: OrderRecord) =>
  status === ORDER_STATUS.programmed || status === ORDER_STATUS.assigned;

interface Said {
  readonly name: string;
  readonly comment: string | null;
}

/** A repeated entry, for example by a double click, is stored once. */
async function write(
  { trx }: LinkContext,
  { link, order }: Opened,
  type: FormEvent,
  { name, comment }: Said,
  details: FormEntry['details'],
): Promise<void> {
  const [last] = await listFormEntries(trx, link);
  const said = JSON.stringify([type, comment, Object.entries(details)]);
  const before =
    last && JSON.stringify([last.type, last.reason, Object.keys(details).map((key) => [key, last.details[key]])]);
  if (said === before) return;
  const { company_id: companyId, order_id: orderId } = link;
  await insertEvents(trx, [{ companyId, orderId, type, byName: name, reason: comment, details }]);
  await emit(
    trx,
    clientRequested,
    { companyId, actorId: null },
    { order: await orderSummary(trx, order), ask: type, loadingDate: details.loadingDate ?? null },
  );
}

async function view({ trx }: LinkContext, link: OrderLink, order: OrderRecord): Promise<{ schedule: WebForm }> {
  const entries = await listFormEntries(trx, link);
  const proposal = entries.find(({ type }) => type !== 'reassignmentRequested');
  const request = entries.find(({ type }) => type === 'reassignmentRequested');
  return {
    schedule: {
      loadingOrderCode: order.code,
      loadingOrderStatus: order.status,
      language: link.language,
      company: presentPublicCompany(await findPublicCompany(trx, link.company_id)),
      origin: presentPlace(order.origin, link),
      destination: presentPlace(order.destination, link),
      dates: presentDates(order),
      ...(link.shows.includes('driver') ? { driver: order.driver_name } : {}),
      ...(link.shows.includes('plate') ? { plate: order.plate } : {}),
      open: takesProposals(order),
      proposal: proposal
        ? {
            loadingDate: proposal.details.loadingDate ?? '',
            loadingHour: proposal.details.loadingHour ?? null,
            at: proposal.at.toISOString(),
          }
        : null,
      request: request ? { comment: request.reason ?? '', at: request.at.toISOString() } : null,
    },
  };
}
