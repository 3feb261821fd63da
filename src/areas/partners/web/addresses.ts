import { screens } from '#areas/partners/area.ts';
import type { PartnerKind } from '#areas/partners/rules/partner-kind.ts';
import { screens as sharing } from '#areas/sharing/area.ts';
import { addressOf } from '#kernel/screens.ts';

/**
 * Where the partners of a kind are shown and edited. External companies have one address only: what is open over their
 * list is in the query, beside the state of the list.
 */
const OPENED = ['create', 'open', 'edit'] as const;
type Opened = (typeof OPENED)[number];

/** The query value that opens a document over its partner. */
export const DOCUMENT = 'document';
export const NEW_DOCUMENT = 'new';

const NOTHING = new URLSearchParams();

const LISTS = {
  client: screens.clients,
  transport: screens.transportCompanies,
  external: screens.externalCompanies,
} as const;
/** External companies have no screen except their list. */
const DETAILS = { client: screens.client, transport: screens.transportCompany } as const;
const CREATE = { client: screens.createClient, transport: screens.createTransportCompany } as const;
const UPDATE = { client: screens.updateClient, transport: screens.updateTransportCompany } as const;

export const listAddress = (kind: PartnerKind): string => addressOf(LISTS[kind]);

function overList(kind: PartnerKind, current: URLSearchParams, opened?: Opened, value = 'true'): string {
  const next = new URLSearchParams(current);
  for (const name of [...OPENED, DOCUMENT]) next.delete(name);
  if (opened) next.set(opened, value);
  return next.size > 0 ? `${listAddress(kind)}?${next}` : listAddress(kind);
}

export function createAddress(kind: PartnerKind, current: URLSearchParams = NOTHING): string {
  return kind === 'external' ? overList(kind, current, 'create') : addressOf(CREATE[kind]);
}

export function detailAddress(kind: PartnerKind, id: string, current: URLSearchParams = NOTHING): string {
  return kind === 'external' ? overList(kind, current, 'open', id) : addressOf(DETAILS[kind], { clientId: id });
}

export function updateAddress(kind: PartnerKind, id: string, current: URLSearchParams = NOTHING): string {
  return kind === 'external' ? overList(kind, current, 'edit', id) : addressOf(UPDATE[kind], { clientId: id });
}

/** What a client without an account sees of its orders. */
export const sharingAddress = (clientId: string): string => addressOf(sharing.shareClient, { clientId });

/** The same address with a document open, a new one or one to change. */
export function documentSearch(current: URLSearchParams, document: string): string {
  const next = new URLSearchParams(current);
  next.set(DOCUMENT, document);
  return `?${next}`;
}

/** What the address of the external companies opens. */
export function openedIn(current: URLSearchParams): { readonly what: Opened; readonly value: string } | null {
  for (const what of OPENED) {
    const value = current.get(what);
    if (value !== null) return { what, value };
  }
  return null;
}
