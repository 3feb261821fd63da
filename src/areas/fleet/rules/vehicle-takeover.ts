import type { Market } from './market.ts';

/**
 * A claim asks the owner of a closed fleet to let a vehicle go. It is pending until the owner accepts or refuses it, or
 * until it is withdrawn: by the company that asked, or because the vehicle left the closed fleet in another way.
 */
export const CLAIM_STATUSES = ['pending', 'accepted', 'refused', 'withdrawn'] as const;
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];

export const CLAIM_SIDES = ['sent', 'received'] as const;
export type ClaimSide = (typeof CLAIM_SIDES)[number];

/** Which side of a claim may end it, and how. */
export const CLAIM_ANSWERS = {
  accept: { side: 'received', status: 'accepted' },
  refuse: { side: 'received', status: 'refused' },
  withdraw: { side: 'sent', status: 'withdrawn' },
} as const satisfies Readonly<Record<string, { readonly side: ClaimSide; readonly status: ClaimStatus }>>;
export type ClaimAnswer = keyof typeof CLAIM_ANSWERS;
export const CLAIM_ANSWER_NAMES = Object.keys(CLAIM_ANSWERS) as readonly ClaimAnswer[];

/** One company that has the plate, and in which market. */
export interface Holding {
  readonly companyId: string;
  readonly market: Market;
}

export const POSSESSIONS = ['mine', 'hired', 'open', 'closed'] as const;
export type Possession = (typeof POSSESSIONS)[number];

/**
 * Who holds a plate from the view of one company: itself in its own fleet or its spot market, nobody's closed fleet, or
 * the closed fleet of another company. A closed fleet counts before a hired vehicle, because it is what a takeover has
 * to deal with.
 */
export function possessionOf(companyId: string, holdings: readonly Holding[]): Possession {
  const closed = holdings.find(({ market }) => market === 'own');
  if (closed) return closed.companyId === companyId ? 'mine' : 'closed';
  return holdings.some((holding) => holding.companyId === companyId) ? 'hired' : 'open';
}
