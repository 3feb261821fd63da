import { PARTNER_WIRE } from '#areas/partners/contract/partner-wire.ts';
import type { PartnerKind } from '#areas/partners/rules/partner-kind.ts';

/**
 * Where the partners of a kind are seen and written. External companies have one address only: what is open over
 * their list stands in its query, beside the list's own part.
 */
const OPENED = ['create', 'open', 'edit'] as const;
type Opened = (typeof OPENED)[number];

/** The query value that opens a document over its partner. */
export const DOCUMENT = 'document';
export const NEW_DOCUMENT = 'new';

const NOTHING = new URLSearchParams();

export const listAddress = (kind: PartnerKind): string => PARTNER_WIRE[kind].path;

function overList(kind: PartnerKind, current: URLSearchParams, opened?: Opened, value = 'true'): string {
  const next = new URLSearchParams(current);
  for (const name of [...OPENED, DOCUMENT]) next.delete(name);
  if (opened) next.set(opened, value);
  return next.size > 0 ? `${listAddress(kind)}?${next}` : listAddress(kind);
}

const hasOwnScreens = (kind: PartnerKind): boolean => kind !== 'external';

export function createAddress(kind: PartnerKind, current: URLSearchParams = NOTHING): string {
  return hasOwnScreens(kind) ? `${listAddress(kind)}/create` : overList(kind, current, 'create');
}

export function detailAddress(kind: PartnerKind, id: string, current: URLSearchParams = NOTHING): string {
  return hasOwnScreens(kind) ? `${listAddress(kind)}/detail/${id}` : overList(kind, current, 'open', id);
}

export function updateAddress(kind: PartnerKind, id: string, current: URLSearchParams = NOTHING): string {
  return hasOwnScreens(kind) ? `${listAddress(kind)}/update/${id}` : overList(kind, current, 'edit', id);
}

/** What a client without an account sees of its orders. */
export const sharingAddress = (id: string): string => `/sharing/client/${id}`;

/** The same address with a document open, a new one or one to change. */
export function documentSearch(current: URLSearchParams, document: string): string {
  const next = new URLSearchParams(current);
  next.set(DOCUMENT, document);
  return `?${next}`;
}

/** What the address of the external companies asks to be open. */
export function openedIn(current: URLSearchParams): { readonly what: Opened; readonly value: string } | null {
  for (const what of OPENED) {
    const value = current.get(what);
    if (value !== null) return { what, value };
  }
  return null;
}
