import { type Insertable, type Selectable, sql } from 'kysely';
import { linkErrors } from '#areas/sharing/contract/public-link.errors.ts';
import {
  LINK_PURPOSES,
  type LinkNotice,
  type LinkPart,
  type LinkPurpose,
  type StoredPurpose,
} from '#areas/sharing/rules/public-link.ts';
import type { Language } from '#kernel/language.ts';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';
import type { PublicLink } from '#platform/db/schema.gen.ts';

export type LinkRecord = Omit<Selectable<PublicLink>, 'alias_hash' | 'purpose' | 'shows' | 'notices' | 'language'> & {
  readonly purpose: StoredPurpose;
  readonly shows: readonly LinkPart[];
  readonly notices: readonly LinkNotice[];
  readonly language: Language | null;
};
/** Nobody shared the links in mails. */
export type ListedLink = LinkRecord & { readonly created_by_name: string | null };
export type SharedLink = ListedLink & { readonly purpose: LinkPurpose };

/** The keys to find links by; null for links about no particular record. */
export interface LinkSubjectIds {
  readonly order_id: string | null;
  readonly operation_id: string | null;
  readonly client_id: string | null;
}

/** What a link is about and for whom it is. */
export type LinkKeys = Partial<
  Pick<
    Insertable<PublicLink>,
    'order_id' | 'operation_id' | 'client_id' | 'opportunity_id' | 'driver_id' | 'language' | 'recipient' | 'mail'
  >
>;

function read(row: Selectable<PublicLink>): LinkRecord {
  const { alias_hash: _, ...record } = row;
  return record as LinkRecord;
}

export async function insertLink(trx: Trx, link: Insertable<PublicLink>): Promise<void> {
  await trx.insertInto('public_link').values(link).execute();
}

/** The company is unknown until the link is found, so this one query sees the links of all companies. */
export function findLinkByAlias(trx: Trx, aliasHash: string): Promise<LinkRecord | undefined> {
  return withPlatformScope(trx, async () => {
    const row = await trx.selectFrom('public_link').selectAll().where('alias_hash', '=', aliasHash).executeTakeFirst();
    return row && read(row);
  });
}

function shared(trx: Trx) {
  return trx
    .selectFrom('public_link as l')
    .leftJoin('app_user as u', 'u.id', 'l.created_by')
    .selectAll('l')
    .select(sql<string | null>`u.first_name || ' ' || u.last_name`.as('created_by_name'));
}

type NamedRow = Selectable<PublicLink> & { created_by_name: string | null };

const withName = (row: NamedRow): ListedLink => ({ ...read(row), created_by_name: row.created_by_name });

const LISTED_MAX = 200;

export async function listLinks(
  trx: Trx,
  { order_id, operation_id, client_id }: LinkSubjectIds,
): Promise<SharedLink[]> {
  const rows = await shared(trx)
    .where('l.order_id', 'is not distinct from', order_id)
    .where('l.operation_id', 'is not distinct from', operation_id)
    .where('l.client_id', 'is not distinct from', client_id)
    .where('l.purpose', 'in', LINK_PURPOSES)
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(LISTED_MAX)
    .execute();
  return rows.map(withName) as SharedLink[];
}

export async function findSharedLink(trx: Trx, id: string): Promise<SharedLink> {
  const row = await shared(trx).where('l.id', '=', id).where('l.purpose', 'in', LINK_PURPOSES).executeTakeFirst();
  if (!row) throw linkErrors.linkNotFound();
  return withName(row) as SharedLink;
}

const ofOpportunity = (trx: Trx, opportunityId: string) => shared(trx).where('l.opportunity_id', '=', opportunityId);

/** Newest first. */
export async function opportunityLinks(trx: Trx, opportunityId: string): Promise<ListedLink[]> {
  const rows = await ofOpportunity(trx, opportunityId)
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(LISTED_MAX)
    .execute();
  return rows.map(withName);
}

export async function findOpportunityLink(trx: Trx, opportunityId: string, id: string): Promise<ListedLink> {
  const row = await ofOpportunity(trx, opportunityId).where('l.id', '=', id).executeTakeFirst();
  if (!row) throw linkErrors.linkNotFound();
  return withName(row);
}

export async function endLink(trx: Trx, id: string, by: { readonly userId: string; readonly at: Date }): Promise<void> {
  await trx
    .updateTable('public_link')
    .set({ revoked_at: by.at, revoked_by: by.userId })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Gives a link more time, never less. */
export async function prolongLink(trx: Trx, id: string, until: Date): Promise<void> {
  await trx
    .updateTable('public_link')
    .set({ expires_at: until })
    .where('id', '=', id)
    .where('expires_at', '<', until)
    .execute();
}

export async function countAccess(trx: Trx, id: string, at: Date): Promise<void> {
  await trx
    .updateTable('public_link')
    .set(({ eb }) => ({ access_count: eb('access_count', '+', 1), last_access_at: at }))
    .where('id', '=', id)
    .execute();
}

/** Exchanges the token for a cookie once: the second of two attempts at the same time fails. */
export async function exchangeSecret(
  trx: Trx,
  id: string,
  { from, to, at }: { readonly from: string; readonly to: string; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('public_link')
    .set({ secret_hash: to, exchanged_at: at })
    .where('id', '=', id)
    .where('secret_hash', '=', from)
    .where('exchanged_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
