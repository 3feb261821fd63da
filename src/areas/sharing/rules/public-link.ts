import type { OrderKind } from '#areas/load-orders/rules/order-kind.ts';
import { screens } from '#areas/sharing/area.ts';
import { screens as trips } from '#areas/trips/area.ts';
import { addressOf } from '#kernel/screens.ts';

/** What a person without an account may do with a link. */
export const LINK_PURPOSES = ['client', 'webForm', 'driver', 'rating', 'report', 'agroMap'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];
/** Of higher areas, which make and list their links themselves. */
export type StoredPurpose = LinkPurpose | 'opportunity' | 'registration';

/** The subject of a link: one order, the orders of an operation or of a client, or all agro orders of the company. */
export const LINK_SUBJECTS = ['order', 'operation', 'client', 'company'] as const;
export type LinkSubject = (typeof LINK_SUBJECTS)[number];

export const SUBJECTS_OF: Readonly<Record<LinkPurpose, readonly LinkSubject[]>> = {
  client: ['order'],
  webForm: ['order'],
  driver: ['order'],
  rating: ['order'],
  report: ['operation', 'client'],
  agroMap: ['operation', 'company'],
};

/** The parts the sharer can tick; unticked parts are not shown. */
export const LINK_PARTS = [
  'position',
  /** The way driven, also after the delivery. */
  'track',
  'route',
  'driver',
  'phone',
  'plate',
  'documents',
  'freight',
  'tasks',
  'dispatcher',
] as const;
export type LinkPart = (typeof LINK_PARTS)[number];

/** The parts that apply to a purpose; others cannot be ticked. */
export const PARTS_OF: Readonly<Record<LinkPurpose, readonly LinkPart[]>> = {
  client: LINK_PARTS,
  webForm: ['driver', 'plate'],
  driver: [],
  rating: ['driver', 'plate'],
  report: ['driver', 'plate', 'freight'],
  agroMap: ['driver'],
};

/** What the holder of a client's link is written to about, once each. */
export const LINK_NOTICES = ['delay', 'arrival'] as const;
export type LinkNotice = (typeof LINK_NOTICES)[number];

export const LINK_DAYS_MAX = 365;
export const LINK_DAYS_DEFAULT = 30;

export type LinkState = 'active' | 'expired' | 'revoked';

export function linkState(link: { readonly expiresAt: Date; readonly revokedAt: Date | null }, now: Date): LinkState {
  if (link.revokedAt) return 'revoked';
  return link.expiresAt.getTime() <= now.getTime() ? 'expired' : 'active';
}

/** The client's view of an order has two addresses; one with many stops has its own. */
export const CLIENT_VIEWS = ['current', 'before'] as const;
export type ClientView = (typeof CLIENT_VIEWS)[number];

const CLIENT_SCREENS = { current: screens.clientView, before: screens.clientViewBefore } as const;

/** The page a link opens; the alias takes the place of a record id in the address. */
export function linkPath(
  purpose: LinkPurpose,
  alias: string,
  { kind, view = 'current' }: { readonly kind: OrderKind | null; readonly view?: ClientView | undefined },
): string {
  switch (purpose) {
    case 'client':
      return addressOf(kind === 'multipoint' ? screens.clientViewMultipoint : CLIENT_SCREENS[view], {
        loadOrderId: alias,
      });
    case 'webForm':
      return addressOf(screens.webForm, { loadOrderId: alias });
    case 'driver':
      return addressOf(trips.driverView, { loadOrderId: alias });
    case 'rating':
      return addressOf(screens.rating, { loadOrderId: alias });
    case 'report':
      return addressOf(screens.clientReport, { reportId: alias });
    case 'agroMap':
      return addressOf(screens.agroMapOfLink, { companyId: alias });
  }
}
