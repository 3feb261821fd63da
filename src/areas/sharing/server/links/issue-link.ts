import type { OrderKind } from '#areas/load-orders/rules/order-kind.ts';
import { clientPages, driverPages } from '#areas/load-orders/server/index.ts';
import {
  type ClientView,
  LINK_DAYS_DEFAULT,
  type LinkNotice,
  type LinkPart,
  type LinkPurpose,
  linkPath,
  type StoredPurpose,
} from '#areas/sharing/rules/public-link.ts';
import { createId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';
import { provide } from '#platform/ports.ts';
import { publicOrigin } from '#platform/public-origin.ts';
import { createAlias, hashOf } from './alias.ts';
import { insertLink, type LinkKeys, type LinkSubjectIds } from './link.repository.ts';

const DAY_MS = 86_400_000;

/** A link of any area; its address is made by the area that has the page. */
export interface StoredLink extends LinkKeys {
  readonly companyId: string;
  readonly purpose: StoredPurpose;
  readonly shows?: readonly LinkPart[];
  readonly notices?: readonly LinkNotice[];
  readonly secretHash?: string | null;
  readonly expiresAt: Date;
  /** Null for a link in a mail or a message, which nobody shared by hand. */
  readonly userId: string | null;
}

/** Stores a link and returns its alias, which cannot be read again. */
export async function storeLink(
  trx: Trx,
  { companyId, expiresAt, userId, shows = [], notices = [], secretHash = null, ...link }: StoredLink,
): Promise<{ readonly id: string; readonly alias: string }> {
  const [id, alias] = [createId(), createAlias()];
  await insertLink(trx, {
    id,
    company_id: companyId,
    ...link,
    alias_hash: hashOf(alias),
    secret_hash: secretHash,
    shows: [...shows],
    notices: [...notices],
    expires_at: expiresAt,
    created_by: userId,
  });
  return { id, alias };
}

export interface NewLink extends LinkSubjectIds {
  readonly companyId: string;
  readonly purpose: LinkPurpose;
  /** The kind of its order or operation. */
  readonly kind: OrderKind | null;
  readonly view?: ClientView;
  readonly driver_id: string | null;
  readonly shows: readonly LinkPart[];
  readonly language: Language | null;
  readonly recipient: string | null;
  readonly mail?: string | null;
  readonly notices?: readonly LinkNotice[];
  readonly days: number;
  /** Null for a link in a mail or a message, which nobody shared by hand. */
  readonly userId: string | null;
}

/** Stores a link and returns its address below the product's, which cannot be read again. */
export async function issueLink(
  trx: Trx,
  now: Date,
  { kind, view, days, ...link }: NewLink,
): Promise<{ readonly id: string; readonly path: string }> {
  const token = link.purpose === 'webForm' ? createAlias() : null;
  const expiresAt = new Date(now.getTime() + days * DAY_MS);
  const { id, alias } = await storeLink(trx, { ...link, secretHash: token && hashOf(token), expiresAt });
  const path = linkPath(link.purpose, alias, { kind, view });
  return { id, path: `${path}${searchOf({ token, lang: link.language })}` };
}

/** The language of a link is in its address, so that the page opens with it. */
export function searchOf(query: Readonly<Record<string, string | null>>): string {
  const said = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== null);
  return said.length > 0 ? `?${new URLSearchParams(said)}` : '';
}

/** The links in mails to clients; they show what a link shows without any part ticked. */
export const mailedPages = provide(clientPages, async (trx, services, { page, order, recipient, language }) => {
  const { path } = await issueLink(trx, services.now(), {
    companyId: order.companyId,
    purpose: page === 'form' ? 'webForm' : 'client',
    kind: order.kind,
    order_id: order.orderId,
    operation_id: null,
    client_id: null,
    driver_id: null,
    shows: [],
    language,
    recipient,
    days: LINK_DAYS_DEFAULT,
    userId: null,
  });
  return `${publicOrigin(services.config)}${path}`;
});

/** The link in the message to a driver; it belongs to the order's company, also when a carrier assigns the truck. */
export const messagedPages = provide(driverPages, async (trx, services, { order, driver, language, origin }) => {
  const { path } = await withPlatformScope(trx, () =>
    issueLink(trx, services.now(), {
      companyId: order.company_id,
      purpose: 'driver',
      kind: order.kind,
      order_id: order.id,
      operation_id: null,
      client_id: null,
      driver_id: driver.id,
      shows: [],
      language,
      recipient: driver.name,
      days: LINK_DAYS_DEFAULT,
      userId: null,
    }),
  );
  return `${origin}${path}`;
});
