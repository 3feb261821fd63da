import { linkErrors } from '#areas/sharing/contract/public-link.errors.ts';
import { type LinkPurpose, linkState } from '#areas/sharing/rules/public-link.ts';
import { bind } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { hashOf, looksLikeAlias } from './alias.ts';
import { findLinkByAlias, type LinkRecord } from './link.repository.ts';

export type LinkContext = RequestContext<null>;
export type OrderLink = LinkRecord & { readonly order_id: string };

/**
 * Lets the holder of an alias in. From here to its end the transaction belongs to the company that made the link, and to
 * nobody of its people: it sees what row-level security lets that company see, and the handler shows what was ticked.
 */
export async function openLink(context: LinkContext, alias: string, purpose: LinkPurpose): Promise<LinkRecord> {
  const link = await findLink(context, alias, purpose);
  if (!link) throw linkErrors.linkInvalid();
  return link;
}

export async function findLink(
  context: LinkContext,
  alias: string,
  purpose: LinkPurpose,
): Promise<LinkRecord | undefined> {
  const link = looksLikeAlias(alias) ? await findLinkByAlias(context.trx, hashOf(alias)) : undefined;
  if (!link || link.purpose !== purpose || !stands(link, context.now)) return undefined;
  await bind(context.trx, { companyId: link.company_id, userId: null });
  return link;
}

export async function openOrderLink(context: LinkContext, alias: string, purpose: LinkPurpose): Promise<OrderLink> {
  const link = await openLink(context, alias, purpose);
  if (link.order_id === null) throw linkErrors.linkInvalid();
  return { ...link, order_id: link.order_id };
}

const stands = ({ expires_at, revoked_at }: LinkRecord, now: Date) =>
  linkState({ expiresAt: expires_at, revokedAt: revoked_at }, now) === 'active';
