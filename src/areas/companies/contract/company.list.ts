import { z } from 'zod';
import { TYPE_OPERATIONS } from '#areas/companies/rules/type-operation.ts';
import { COUNTRY_CODES } from '#countries/country-type.ts';
import { idShape } from '#kernel/ids.ts';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { COMPANIES, DOWNLOAD } from './company.permissions.ts';

const row = z.object({
  _id: idShape,
  companyName: z.string(),
  countryId: z.string().nullable(),
  taxId: z.string().nullable(),
  url: z.string().nullable(),
  typeOperation: z.enum(TYPE_OPERATIONS),
  averageCompany: z.number(),
  verified: z.boolean(),
  enabled: z.boolean(),
  createdAt: z.string(),
});
export type CompanyRow = z.output<typeof row>;

export const companyList = {
  id: 'companies',
  path: '/companies',
  summary: 'All companies of the platform.',
  access: { permission: COMPANIES },
  downloadAccess: { permission: { allOf: [COMPANIES, DOWNLOAD] } },
  scope: 'platform',
  row,
  rowsKey: 'companies',
  columns: {
    companyName: { kind: 'text', sortable: true },
    countryId: { kind: 'status', sortable: true },
    taxId: { kind: 'text', sortable: true },
    typeOperation: { kind: 'status', sortable: true },
    url: { kind: 'text', sortable: true, hidden: true },
    averageCompany: { kind: 'number', tenths: true, sortable: true },
    verified: { kind: 'flag', sortable: true },
    enabled: { kind: 'flag', sortable: true },
    createdAt: { kind: 'instant', sortable: true },
  },
  filters: {
    countryId: { kind: 'choice', choices: COUNTRY_CODES },
    typeOperation: { kind: 'choice', choices: TYPE_OPERATIONS },
    verified: { kind: 'flag' },
    enabled: { kind: 'flag' },
    createdAt: { kind: 'range' },
  },
  searchable: true,
  found: row.pick({ _id: true, companyName: true, countryId: true }),
  defaultSort: 'companyName',
} as const satisfies ListDefinition;
