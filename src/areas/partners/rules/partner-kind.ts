/**
 * A partner is a firm the company works with: a client who sends freight, a transport company that carries it, or an
 * external company that is merely known. All three are registered once per country and tax id, updated, disabled and
 * enabled again, but never deleted, because orders refer to them. This table holds their differences.
 */
export const PARTNER_KINDS = ['client', 'transport', 'external'] as const;
export type PartnerKind = (typeof PARTNER_KINDS)[number];

interface Traits {
  /**
   * Whether a tax id is required: without one a firm could be registered twice; external companies are known by name.
   */
  readonly needsTaxId: boolean;
  /** Whether members of the own company can have access to it. */
  readonly hasUsers: boolean;
}

export const PARTNER_TRAITS: Readonly<Record<PartnerKind, Traits>> = {
  client: { needsTaxId: true, hasUsers: false },
  transport: { needsTaxId: true, hasUsers: true },
  external: { needsTaxId: false, hasUsers: false },
};

export const PARTNER_STATUSES = ['active', 'disabled'] as const;
export type PartnerStatus = (typeof PARTNER_STATUSES)[number];

export function statusOf(active: boolean): PartnerStatus {
  return active ? 'active' : 'disabled';
}
