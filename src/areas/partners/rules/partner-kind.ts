/**
 * A partner is a firm the company works with: a client who sends freight, a transport company that carries it, or an
 * external company that is merely known. The three live one life: registered once per country and tax id, corrected,
 * disabled and enabled again, never deleted, because orders go on naming them. What differs stands in this table.
 */
export const PARTNER_KINDS = ['client', 'transport', 'external'] as const;
export type PartnerKind = (typeof PARTNER_KINDS)[number];

interface Traits {
  /** Without a tax id the same firm could be registered twice; external companies are known by name. */
  readonly needsTaxId: boolean;
  /** Members of the own company who act for the partner. */
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
