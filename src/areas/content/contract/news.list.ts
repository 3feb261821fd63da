import { z } from 'zod';
import { COUNTRY_CATALOGUE } from '#kernel/catalogue.ts';
import { idShape } from '#kernel/ids.ts';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { CONTENT_COUNTRIES } from '../rules/content-countries.ts';
import { NEWS_STATES } from '../rules/publication.ts';
import { DOWNLOAD_CONTENT, MANAGE_NEWS } from './content.permissions.ts';

const row = z.object({
  _id: idShape,
  version: z.number().int(),
  title: z.string(),
  summary: z.string(),
  state: z.enum(NEWS_STATES),
  country: z.enum(CONTENT_COUNTRIES),
  pinned: z.boolean(),
  roles: z.array(z.string()),
  publishAt: z.string().nullable(),
  publishedAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  reached: z.number().int(),
  opened: z.number().int(),
  author: z.string().nullable(),
  authorId: idShape,
  createdAt: z.string(),
});

export const newsList = {
  id: 'news',
  path: '/news',
  summary: 'Articles of the own company in the countries whose news the reader manages.',
  access: { permission: MANAGE_NEWS },
  downloadAccess: { permission: DOWNLOAD_CONTENT },
  row,
  rowsKey: 'news',
  columns: {
    title: { kind: 'text', sortable: true },
    state: { kind: 'status', sortable: true },
    country: { kind: 'status', sortable: true },
    pinned: { kind: 'flag', sortable: true },
    publishAt: { kind: 'instant', sortable: true },
    endsAt: { kind: 'instant', sortable: true },
    reached: { kind: 'number' },
    opened: { kind: 'number' },
    author: { kind: 'text', sortable: true },
    summary: { kind: 'text', hidden: true, exported: true },
    roles: { kind: 'tags', hidden: true, exported: true },
    publishedAt: { kind: 'instant', sortable: true, hidden: true, exported: true },
    createdAt: { kind: 'instant', sortable: true, hidden: true, exported: true },
  },
  filters: {
    states: { kind: 'choice', choices: NEWS_STATES, column: 'state' },
    countries: { kind: 'choice', choices: CONTENT_COUNTRIES, column: 'country', catalogue: COUNTRY_CATALOGUE },
    authors: { kind: 'options', column: 'author' },
    pinned: { kind: 'flag' },
    published: { kind: 'range', column: 'publishedAt' },
  },
  searchable: true,
  defaultSort: '-createdAt',
} as const satisfies ListDefinition;
export type NewsRow = z.output<typeof newsList.row>;
