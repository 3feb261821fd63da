import { z } from 'zod';
import { COUNTRY_CATALOGUE } from '#kernel/catalogue.ts';
import { idShape } from '#kernel/ids.ts';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { BENEFIT_CATEGORIES, PER_PERSON } from '../rules/benefit-terms.ts';
import { CONTENT_COUNTRIES } from '../rules/content-countries.ts';
import { BENEFIT_STATES } from '../rules/publication.ts';
import { DOWNLOAD_CONTENT, MANAGE_BENEFITS } from './content.permissions.ts';

const row = z.object({
  _id: idShape,
  version: z.number().int(),
  title: z.string(),
  partner: z.string(),
  category: z.enum(BENEFIT_CATEGORIES),
  state: z.enum(BENEFIT_STATES),
  country: z.enum(CONTENT_COUNTRIES),
  discount: z.string(),
  cities: z.array(z.string()),
  validFrom: z.string(),
  validUntil: z.string(),
  perPerson: z.enum(PER_PERSON),
  taken: z.number().int(),
  quantity: z.number().int().nullable(),
  soldOut: z.boolean(),
  publishAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  author: z.string().nullable(),
  authorId: idShape,
  createdAt: z.string(),
});

export const benefitList = {
  id: 'benefits',
  path: '/benefits',
  summary: 'Benefits of the own company in the countries whose benefits the reader manages.',
  access: { permission: MANAGE_BENEFITS },
  downloadAccess: { permission: DOWNLOAD_CONTENT },
  row,
  rowsKey: 'benefits',
  columns: {
    title: { kind: 'text', sortable: true },
    partner: { kind: 'text', sortable: true },
    state: { kind: 'status', sortable: true },
    country: { kind: 'status', sortable: true },
    category: { kind: 'status', sortable: true },
    discount: { kind: 'text' },
    validUntil: { kind: 'day', sortable: true },
    taken: { kind: 'number', sortable: true },
    quantity: { kind: 'number', sortable: true },
    author: { kind: 'text', sortable: true },
    validFrom: { kind: 'day', sortable: true, hidden: true, exported: true },
    perPerson: { kind: 'status', sortable: true, hidden: true, exported: true },
    cities: { kind: 'tags', hidden: true, exported: true },
    soldOut: { kind: 'flag', hidden: true },
    publishAt: { kind: 'instant', sortable: true, hidden: true, exported: true },
    endsAt: { kind: 'instant', sortable: true, hidden: true, exported: true },
    createdAt: { kind: 'instant', sortable: true, hidden: true, exported: true },
  },
  filters: {
    states: { kind: 'choice', choices: BENEFIT_STATES, column: 'state' },
    countries: { kind: 'choice', choices: CONTENT_COUNTRIES, column: 'country', catalogue: COUNTRY_CATALOGUE },
    categories: { kind: 'choice', choices: BENEFIT_CATEGORIES, column: 'category' },
    partners: { kind: 'options', column: 'partner' },
    authors: { kind: 'options', column: 'author' },
    soldOut: { kind: 'flag' },
    valid: { kind: 'range', column: 'validUntil' },
  },
  searchable: true,
  defaultSort: '-createdAt',
} as const satisfies ListDefinition;
export type BenefitRow = z.output<typeof benefitList.row>;
