import { z } from 'zod';
import { defineCall } from './api-call.ts';
import { isPrintable, TEXT_MAX } from './text.ts';

/** One letter would find nearly everything. */
export const SEARCH_MIN = 2;
/** The most records of one kind; more are looked for in its list. */
export const FOUND_MAX = 5;

/** Each list decides itself what its rows show; `found` of its definition describes them. */
export const searchRecords = defineCall({
  id: 'search.records',
  method: 'GET',
  path: '/search',
  summary:
    'The records of every kind that the reader may see, by code, plate or tax id in any spelling, name or container: a few of each list, the best match first.',
  access: 'signed-in',
  query: z.object({
    text: z
      .string()
      .trim()
      .min(SEARCH_MIN)
      .max(TEXT_MAX)
      .refine(isPrintable, { params: { code: 'characters' } }),
  }),
  reply: z.object({
    found: z.array(z.object({ list: z.string(), rows: z.array(z.record(z.string(), z.unknown())) })),
  }),
});

/** A plate, a code or a tax id without the signs that people write between its characters: `3410-fkx` → `3410fkx`. */
export const spelledTogether = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
