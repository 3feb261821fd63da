import { z } from 'zod';
import { TYPE_OPERATIONS } from '#areas/companies/rules/type-operation.ts';
import { COUNTRY_CODES } from '#countries/country-type.ts';
import { COUNTRY_CATALOGUE } from '#kernel/catalogue.ts';
import { idShape } from '#kernel/ids.ts';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { COMPANIES, DOWNLOAD, SEE_COUNTRIES } from './company.permissions.ts';
import { HEALTH, usageFields } from './usage.calls.ts';

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
  ...usageFields,
  isPlatform: z.boolean(),
});
export type CompanyRow = z.output<typeof row>;

export const companyList = {
  id: 'companies',
  path: '/companies',
  summary: 'All companies of the platform, with how much they are used and what goes wrong there.',
  access: { permission: COMPANIES },
  downloadAccess: { permission: { allOf: [COMPANIES, DOWNLOAD] } },
  scope: 'platform',
  row,
  rowsKey: 'companies',
  columns: {
    companyName: { kind: 'text', sortable: true },
    health: { kind: 'status', sortable: true },
    lastActivityAt: { kind: 'instant', sortable: true },
    activePeople: { kind: 'number', sortable: true },
    people: { kind: 'number', sortable: true, hidden: true },
    ordersThisMonth: { kind: 'number', sortable: true },
    ordersLastMonth: { kind: 'number', sortable: true },
    storageMb: { kind: 'number', sortable: true },
    refusedImports: { kind: 'number', sortable: true },
    failedDownloads: { kind: 'number', sortable: true, hidden: true },
    waitingEvents: { kind: 'number', sortable: true, hidden: true },
    expiredDocuments: { kind: 'number', sortable: true },
    countryId: { kind: 'status', sortable: true, shownTo: SEE_COUNTRIES },
    typeOperation: { kind: 'status', sortable: true },
    verified: { kind: 'flag', sortable: true },
    enabled: { kind: 'flag', sortable: true },
    taxId: { kind: 'text', sortable: true, hidden: true },
    url: { kind: 'text', sortable: true, hidden: true },
    averageCompany: { kind: 'number', tenths: true, sortable: true, hidden: true },
    createdAt: { kind: 'instant', sortable: true, hidden: true },
  },
  filters: {
    health: { kind: 'choice', choices: HEALTH },
    lastActivityAt: { kind: 'range' },
    countryId: { kind: 'choice', choices: COUNTRY_CODES, catalogue: COUNTRY_CATALOGUE, shownTo: SEE_COUNTRIES },
    typeOperation: { kind: 'choice', choices: TYPE_OPERATIONS },
    verified: { kind: 'flag' },
    enabled: { kind: 'flag' },
    createdAt: { kind: 'range' },
  },
  searchable: true,
  found: row.pick({ _id: true, companyName: true, countryId: true }),
  defaultSort: 'companyName',
} as const satisfies ListDefinition;
