import { orderErrors } from '#areas/load-orders/contract/order.errors.ts';
import { SEE_FREIGHT, SEE_TRUCKER_PHONE } from '#areas/load-orders/contract/order.permissions.ts';
import { insertEvents } from '#areas/load-orders/server/index.ts';
import type { createPublicLink } from '#areas/sharing/contract/public-link.calls.ts';
import { linkErrors } from '#areas/sharing/contract/public-link.errors.ts';
import { type LinkPart, PARTS_OF, SUBJECTS_OF } from '#areas/sharing/rules/public-link.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import { type Actor, companyOf, requirePermission } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { issueLink } from './issue-link.ts';
import { presentLink } from './link.presenter.ts';
import { endLink, findSharedLink, listLinks } from './link.repository.ts';
import { type NamedSubject, requireSubject } from './link-subject.ts';

type Context = RequestContext<Actor>;
type NewLink = ParsedInput<typeof createPublicLink>['body'];

export async function createLink(context: Context, form: NewLink) {
  const { trx, actor, now, caller } = context;
  const { subject, kind, driverId, ...ids } = await requireSubject(context, form);
  if (!SUBJECTS_OF[form.purpose].includes(subject)) throw linkErrors.linkSubject();
  // A trip without a driver has nobody to send a driver's link to.
  if (form.purpose === 'driver' && !driverId) throw orderErrors.wrongStatus();
  const shows = requireParts(actor, form);
  const { id, path } = await issueLink(trx, now, {
    companyId: companyOf(actor),
    purpose: form.purpose,
    kind,
    view: form.view,
    ...ids,
    driver_id: form.purpose === 'driver' ? driverId : null,
    shows,
    language: form.language ?? null,
    recipient: form.recipient,
    ...contactOf(form),
    days: form.days,
    userId: actor.userId,
  });
  await recordAudit(context, 'linkShared', { id, order_id: ids.order_id, purpose: form.purpose, shows });
  return { publicLink: presentLink(await findSharedLink(trx, id), now), url: `${caller.origin}${path}` };
}

/** Only who follows an order is written to, and somewhere. */
function contactOf({ purpose, mail = null, notices }: NewLink) {
  if (purpose !== 'client') return {};
  if (notices.length > 0 && mail === null) throw requestErrors.invalid({ fields: { mail: { code: 'required' } } });
  return { mail, notices: [...new Set(notices)] };
}

/** People can only share what they may see themselves. */
function requireParts(actor: Actor, { purpose, shows }: NewLink): LinkPart[] {
  const wanted = PARTS_OF[purpose].filter((part) => shows.includes(part));
  if (wanted.includes('freight')) requirePermission(actor, SEE_FREIGHT);
  if (wanted.includes('phone')) requirePermission(actor, SEE_TRUCKER_PHONE);
  return wanted;
}

export async function readLinks(context: Context, named: NamedSubject) {
  const subject = await requireSubject(context, named);
  const links = await listLinks(context.trx, subject);
  return { publicLinks: links.map((link) => presentLink(link, context.now)) };
}

export async function revokeLink(context: Context, id: string) {
  const { trx, actor, now } = context;
  const link = await findSharedLink(trx, id);
  await requireSubject(context, {
    loadingOrderId: link.order_id,
    operationId: link.operation_id,
    clientId: link.client_id,
  });
  if (!link.revoked_at) {
    await endLink(trx, id, { userId: actor.userId, at: now });
    await recordAudit(context, 'linkRevoked', link);
  }
  return { publicLink: presentLink(await findSharedLink(trx, id), now) };
}

interface Remembered {
  readonly id: string;
  readonly order_id: string | null;
  readonly purpose: string;
  readonly shows: readonly string[];
}

async function recordAudit(
  context: Context,
  type: 'linkShared' | 'linkRevoked',
  { id, order_id, purpose, shows }: Remembered,
): Promise<void> {
  const { trx, actor } = context;
  await audit(trx, context, { action: `publicLinks.${type}`, entity: 'publicLink', entityId: id, after: { purpose } });
  if (!order_id) return;
  const event = { companyId: companyOf(actor), orderId: order_id, userId: actor.userId, type };
  await insertEvents(trx, [{ ...event, details: { purpose, shows } }]);
}
