import { z } from 'zod';
import { ASSOCIATION_SIDES, ASSOCIATION_STATUSES } from '#areas/companies/rules/association.ts';
import { TYPE_OPERATIONS } from '#areas/companies/rules/type-operation.ts';
import { COUNTRY_CODES } from '#countries/country-type.ts';
import { COUNTRY_CATALOGUE } from '#kernel/catalogue.ts';
import { idShape } from '#kernel/ids.ts';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { DOWNLOAD, SEE_COUNTRIES } from './company.permissions.ts';

const row = z.object({
  _id: idShape,
  companyId: idShape,
  companyName: z.string(),
  favourite: z.boolean(),
  countryId: z.string().nullable(),
  taxId: z.string().nullable(),
  typeOperation: z.enum(TYPE_OPERATIONS),
  verified: z.boolean(),
  averageCompany: z.number(),
  side: z.enum(ASSOCIATION_SIDES),
  status: z.enum(ASSOCIATION_STATUSES),
  message: z.string().nullable(),
  requestedAt: z.string(),
  answeredAt: z.string().nullable(),
  endedAt: z.string().nullable(),
});
export type AssociationRow = z.output<typeof row>;

export const associationList = {
  id: 'associatedCompany',
  path: '/associatedCompany',
  summary: 'The companies the own company is, was or may become associated with.',
  access: 'signed-in',
  downloadAccess: { permission: DOWNLOAD },
  row,
  rowsKey: 'associatedCompanies',
  columns: {
    companyName: { kind: 'text', sortable: true },
    // Its star stands before the name.
    favourite: { kind: 'flag', sortable: true, hidden: true },
    countryId: { kind: 'status', sortable: true, shownTo: SEE_COUNTRIES },
    taxId: { kind: 'text', sortable: true },
    typeOperation: { kind: 'status', sortable: true },
    averageCompany: { kind: 'number', tenths: true, sortable: true },
    side: { kind: 'status', sortable: true, hidden: true },
    status: { kind: 'status', sortable: true },
    requestedAt: { kind: 'instant', sortable: true },
    answeredAt: { kind: 'instant', sortable: true, hidden: true },
    endedAt: { kind: 'instant', sortable: true, hidden: true },
  },
  filters: {
    favourite: { kind: 'flag' },
    status: { kind: 'choice', choices: ASSOCIATION_STATUSES },
    side: { kind: 'choice', choices: ASSOCIATION_SIDES },
    countryId: { kind: 'choice', choices: COUNTRY_CODES, catalogue: COUNTRY_CATALOGUE, shownTo: SEE_COUNTRIES },
    typeOperation: { kind: 'choice', choices: TYPE_OPERATIONS },
    requestedAt: { kind: 'range' },
  },
  searchable: true,
  found: row.pick({ _id: true, companyName: true, countryId: true, status: true }),
  defaultSort: '-requestedAt',
} as const satisfies ListDefinition;
