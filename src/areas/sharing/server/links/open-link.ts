import { linkErrors } from '#areas/sharing/contract/public-link.errors.ts';
import { linkState, type StoredPurpose } from '#areas/sharing/rules/public-link.ts';
import { bind } from '#platform/db/database.ts';
import type { AdmissionContext, RequestContext } from '#platform/http/route.ts';
import { hashOf, looksLikeAlias } from './alias.ts';
import { findLinkByAlias, type LinkRecord } from './link.repository.ts';

export type LinkContext = RequestContext<null>;
/** Enough to open a link; a handler may do more. */
export type OpeningContext = AdmissionContext<null>;
export type OrderLink = LinkRecord & { readonly order_id: string };

/**
 * Opens a link for the holder of its alias. For the rest of the transaction the company is the one that created the
 * link, without a user: row-level security limits what is visible, and the handler shows the ticked parts.
 */
export async function openLink(context: OpeningContext, alias: string, purpose: StoredPurpose): Promise<LinkRecord> {
  const link = await findLink(context, alias, purpose);
  if (!link) throw linkErrors.linkInvalid();
  return link;
}

export async function findLink(
  context: OpeningContext,
  alias: string,
  purpose: StoredPurpose,
): Promise<LinkRecord | undefined> {
  const link = looksLikeAlias(alias) ? await findLinkByAlias(context.trx, hashOf(alias)) : undefined;
  if (!link || link.purpose !== purpose || !stands(link, context.now)) return undefined;
  await bind(context.trx, { companyId: link.company_id, userId: null });
  return link;
}

export async function openOrderLink(
  context: OpeningContext,
  alias: string,
  purpose: StoredPurpose,
): Promise<OrderLink> {
  const link = await openLink(context, alias, purpose);
  if (link.order_id === null) throw linkErrors.linkInvalid();
  return { ...link, order_id: link.order_id };
}

const stands = ({ expires_at, revoked_at }: LinkRecord, now: Date) =>
  linkState({ expiresAt: expires_at, revokedAt: revoked_at }, now) === 'active';
