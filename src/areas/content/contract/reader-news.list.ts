import { z } from 'zod';
import { idShape } from '#kernel/ids.ts';
import type { ListDefinition } from '#kernel/list-definition.ts';

const row = z.object({
  _id: idShape,
  title: z.string(),
  summary: z.string(),
  companyName: z.string(),
  publishedAt: z.string(),
  pinned: z.boolean(),
  opened: z.boolean(),
});

/** Also what no card shows any more. */
export const readerNewsList = {
  id: 'readerNews',
  path: '/news/published',
  summary: 'Every article that is published for the caller, the newest first.',
  access: 'signed-in',
  row,
  columns: {
    title: { kind: 'text', sortable: true },
    summary: { kind: 'text' },
    companyName: { kind: 'text' },
    publishedAt: { kind: 'instant', sortable: true },
    pinned: { kind: 'flag', hidden: true },
    opened: { kind: 'flag' },
  },
  filters: {
    opened: { kind: 'flag' },
    published: { kind: 'range', column: 'publishedAt' },
  },
  searchable: true,
  defaultSort: '-publishedAt',
} as const satisfies ListDefinition;
export type ReaderNewsRow = z.output<typeof readerNewsList.row>;
