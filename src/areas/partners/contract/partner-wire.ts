import type { PartnerKind } from '#areas/partners/rules/partner-kind.ts';

/** The wire name of each kind: the prefix of its call ids, and its path, which its screens share. */
export const PARTNER_WIRE = {
  client: { id: 'client', path: '/client', rowsKey: 'clients', noun: 'client' },
  transport: {
    id: 'clientTransport',
    path: '/clientTransport',
    rowsKey: 'transportCompanies',
    noun: 'transport company',
  },
  external: { id: 'externalCompany', path: '/externalCompany', rowsKey: 'externalCompanies', noun: 'external company' },
} as const satisfies Readonly<Record<PartnerKind, object>>;
