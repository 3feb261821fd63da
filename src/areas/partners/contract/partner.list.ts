import { z } from 'zod';
import { SEE_COUNTRIES } from '#areas/companies/contract/company.permissions.ts';
import { PARTNER_STATUSES, type PartnerKind } from '#areas/partners/rules/partner-kind.ts';
import { COUNTRY_CODES } from '#countries/country-type.ts';
import { COUNTRY_CATALOGUE } from '#kernel/catalogue.ts';
import { idShape } from '#kernel/ids.ts';
import type { ListColumn, ListDefinition } from '#kernel/list-definition.ts';
import { PARTNER_RIGHTS } from './partner.permissions.ts';
import { owedShape } from './partner-orders.calls.ts';
import { PARTNER_WIRE } from './partner-wire.ts';

const text = z.string().nullable();
const number = z.number().nullable();

const row = z.object({
  _id: idShape,
  name: z.string(),
  countryId: z.enum(COUNTRY_CODES),
  taxId: text,
  address: text,
  city: text,
  contact: text,
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  linked: z.boolean(),
  /** Orders of the company, its deliveries of the last months and the share that was on time; null for external companies
   * and for readers without the right to read orders or prices. */
  orders: number,
  delivered: number,
  onTime: number,
  owed: owedShape.nullable(),
  status: z.enum(PARTNER_STATUSES),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type PartnerRow = z.output<typeof row>;

/** What the orders with a partner amount to. */
const ORDER_COLUMNS: Readonly<Record<string, ListColumn>> = {
  orders: { kind: 'number', sortable: true },
  onTime: { kind: 'number', sortable: true },
  owed: { kind: 'custom' },
};

const definePartnerList = (kind: PartnerKind) =>
  ({
    id: PARTNER_WIRE[kind].id,
    path: PARTNER_WIRE[kind].path,
    summary: `Every ${PARTNER_WIRE[kind].noun} of the own company, in the countries the reader may see.`,
    access: { permission: PARTNER_RIGHTS[kind].read },
    downloadAccess: { permission: PARTNER_RIGHTS[kind].download },
    row,
    rowsKey: PARTNER_WIRE[kind].rowsKey,
    columns: {
      name: { kind: 'text', sortable: true },
      status: { kind: 'status', sortable: true },
      ...(kind === 'external' ? {} : ORDER_COLUMNS),
      countryId: { kind: 'status', sortable: true, shownTo: SEE_COUNTRIES },
      taxId: { kind: 'text', sortable: true },
      city: { kind: 'text', sortable: true },
      phones: { kind: 'tags' },
      contact: { kind: 'text', sortable: true, hidden: true, exported: true },
      emails: { kind: 'tags', hidden: true, exported: true },
      address: { kind: 'text', sortable: true, hidden: true, exported: true },
      linked: { kind: 'flag', sortable: true, hidden: true },
      createdAt: { kind: 'instant', sortable: true, hidden: true },
      updatedAt: { kind: 'instant', sortable: true, hidden: true },
    },
    filters: {
      names: { kind: 'options' },
      countries: {
        kind: 'choice',
        choices: COUNTRY_CODES,
        column: 'countryId',
        catalogue: COUNTRY_CATALOGUE,
        shownTo: SEE_COUNTRIES,
      },
      cities: { kind: 'options' },
      addresses: { kind: 'options' },
      emails: { kind: 'options' },
      phones: { kind: 'options' },
      statuses: { kind: 'choice', choices: PARTNER_STATUSES },
    },
    searchable: true,
    found: row.pick({ _id: true, name: true, city: true }),
    defaultSort: 'name',
  }) as const satisfies ListDefinition;

export const clientList = definePartnerList('client');
export const transportCompanyList = definePartnerList('transport');
export const externalCompanyList = definePartnerList('external');

export const PARTNER_LISTS = {
  client: clientList,
  transport: transportCompanyList,
  external: externalCompanyList,
} as const satisfies Readonly<Record<PartnerKind, ListDefinition>>;
